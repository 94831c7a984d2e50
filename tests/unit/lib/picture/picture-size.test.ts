import { expect, it } from 'vitest'
import { pictureSize, widestImage } from '../../../../src/lib/picture/picture-size'

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
