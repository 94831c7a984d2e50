import { expect, it } from 'vitest'
import { pictureFile } from '../../../../src/lib/picture/picture-file'
import { pictureRatio } from '../../../../src/lib/picture/picture-ratio'

const picture = (images: object): Queries.PictureFragment => ({
  alt: 'Fog',
  focus: null,
  file: {
    childImageSharp: { gatsbyImageData: { width: 3, height: 2, images } },
  },
})
const none: Queries.PictureFragment = { alt: 'Fog', focus: null, file: { childImageSharp: null } }

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
