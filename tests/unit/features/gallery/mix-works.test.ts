import { describe, expect, it } from 'vitest'
import { mixWorks } from '../../../../src/features/gallery/works/mix-works'

const file = (name: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth' as const,
      width: 3,
      height: 2,
      images: { fallback: { src: `/${name}-400.jpg`, srcSet: `/${name}-400.jpg 400w,\n/${name}-2000.jpg 2000w` } },
    },
  },
})
const colour = { l: 0.5, a: 0.1, b: 0 }
const picture = (name: string) => ({ alt: name, focus: null, file: file(name), colour })
const photo = (slug: string, galleryNumber: number) => ({
  slug,
  title: slug,
  place: 'Here',
  year: 2024,
  tags: ['still-life'],
  galleryNumber,
  image: picture(slug),
})
const project = (slug: string, galleryNumber: number) => ({
  slug,
  path: `/${slug}/`,
  name: slug,
  line: 'It works.',
  year: 2025,
  tags: ['product', 'phone'],
  galleryNumber,
  cover: picture(slug),
})
const photos = [photo('b', 3), photo('a', 2)]

describe('mixWorks', () => {
  it('sets projects and photographs in one row by their numbers, which need not follow each other', () => {
    const works = mixWorks([project('x', 14), project('y', 1)], photos)
    expect(works.map(({ number, slug }) => `${number} ${slug}`)).toEqual(['01 y', '02 a', '03 b', '14 x'])
  })

  it('links a project to its page and a photograph to its largest file', () => {
    const [first, second] = mixWorks([project('x', 1)], photos)
    expect(first).toMatchObject({ href: '/x/', photograph: false, kind: 'Product', line: 'It works.', ratio: 1.5 })
    expect(second).toMatchObject({ href: '/a-2000.jpg', photograph: true, kind: 'Still life', line: 'Here' })
  })
})
