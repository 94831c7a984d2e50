import { describe, expect, it } from 'vitest'
import { mixWorks } from '../../../../src/features/gallery/mix-works'

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
const picture = (name: string) => ({ alt: name, focus: null, file: file(name) })
const photo = (slug: string) => ({
  slug,
  title: slug,
  place: 'Here',
  year: 2024,
  tags: ['still-life'],
  image: picture(slug),
})
const project = (slug: string, galleryPlace: number | null) => ({
  slug,
  path: `/${slug}/`,
  name: slug,
  line: 'It works.',
  year: 2025,
  tags: ['product', 'phone'],
  galleryPlace,
  cover: picture(slug),
})
const photos = ['a', 'b', 'c'].map(photo)

describe('mixWorks', () => {
  it('sets each project at its place, and photographs between them', () => {
    const works = mixWorks([project('x', 4), project('y', 1)], photos)
    expect(works.map(({ number, slug }) => `${number} ${slug}`)).toEqual(['01 y', '02 a', '03 b', '04 x', '05 c'])
  })

  it('sets projects without a place, or with one beyond the end, last and in order', () => {
    const works = mixWorks([project('x', null), project('y', null), project('z', 99)], photos)
    expect(works.map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'z', 'x', 'y'])
  })

  it('links a project to its page and a photograph to its largest file', () => {
    const [first, second] = mixWorks([project('x', 1)], photos)
    expect(first).toMatchObject({ href: '/x/', photograph: false, kind: 'Product', line: 'It works.', ratio: 1.5 })
    expect(second).toMatchObject({ href: '/a-2000.jpg', photograph: true, kind: 'Still life', line: 'Here' })
  })
})
