import { expect, it } from 'vitest'
import { isPanorama, pictureFile, pictureRatio, pictureWidth } from '../../../../src/lib/picture/image-data'

const fog: Queries.PictureFragment = {
  alt: 'Fog',
  focus: null,
  file: {
    childImageSharp: {
      gatsbyImageData: { width: 2400, height: 1600, images: { fallback: { src: '/fog.jpg' } } },
    },
  },
}
const none: Queries.PictureFragment = { alt: 'Fog', focus: null, file: { childImageSharp: null } }

it('tells how wide the widest file is, or 0', () => {
  expect([fog, none].map(pictureWidth)).toEqual([2400, 0])
})

it('gives the address of the widest file, or none', () => {
  expect([fog, none].map(pictureFile)).toEqual(['/fog.jpg', ''])
})

it('gives width over height, and a square where neither is known', () => {
  expect([fog, none].map(pictureRatio)).toEqual([1.5, 1])
})

it('takes a picture for a panorama from twice as wide as high', () => {
  expect([21 / 9, 2, 16 / 9].map(isPanorama)).toEqual([true, true, false])
})
