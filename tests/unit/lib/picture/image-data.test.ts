import { expect, it } from 'vitest'
import {
  isPanorama,
  pictureFile,
  pictureRatio,
  pictureSize,
  pictureWidth,
  widestImage,
} from '../../../../src/lib/picture/image-data'

it('gives a picture that follows its column the whole pixels of its widest file', () => {
  const images = { fallback: { srcSet: '/a.jpg 400w,\n/b.jpg 2000w' } }
  expect(pictureSize({ width: 1, height: 0.5625, images })).toEqual({ width: 2000, height: 1125 })
})

it('rounds the size of a picture without widths', () => {
  expect(pictureSize({ width: 303.6, height: 200.2, images: {} })).toEqual({ width: 304, height: 200 })
})

it.each([
  ['/a.jpg 400w,\n/b.jpg 2000w,\n/c.jpg 800w', { address: '/b.jpg', width: 2000 }],
  ['/a.jpg', { address: '/a.jpg', width: 0 }],
  ['', undefined],
])('of %j the widest is %j', (srcSet, widest) => {
  expect(widestImage(srcSet)).toEqual(widest)
})

const picture = (images: object): Queries.PictureFragment => ({
  alt: 'Fog',
  focus: null,
  file: {
    childImageSharp: { gatsbyImageData: { width: 3, height: 2, images } },
  },
})
const none: Queries.PictureFragment = { alt: 'Fog', focus: null, file: { childImageSharp: null } }

it('tells how wide the widest file is, or 0', () => {
  expect(pictureWidth(picture({ fallback: { srcSet: '/a-400.jpg 400w,\n/a-800.jpg 800w' } }))).toBe(800)
  expect(pictureWidth(none)).toBe(0)
})

it('gives the address of the largest file, the only one, or none', () => {
  expect(pictureFile(picture({ fallback: { src: '/a-400.jpg', srcSet: '/a-400.jpg 400w,\n/a-800.jpg 800w' } }))).toBe(
    '/a-800.jpg',
  )
  expect(pictureFile(picture({ fallback: { src: '/a.jpg' } }))).toBe('/a.jpg')
  expect(pictureFile(none)).toBe('')
})

it('gives width over height, and a square where neither is known', () => {
  expect(pictureRatio(picture({}))).toBe(1.5)
  expect(pictureRatio(none)).toBe(1)
})

it('takes a picture for a panorama from twice as wide as high', () => {
  expect([21 / 9, 2, 16 / 9].map(isPanorama)).toEqual([true, true, false])
})
