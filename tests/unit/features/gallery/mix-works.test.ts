import { describe, expect, it } from 'vitest'
import { mixWorks } from '../../../../src/features/gallery/works/mix-works'
import { worksOf } from '../../../../src/features/gallery/works/works-of'

const file = (name: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth' as const,
      width: 3,
      height: 2,
      images: { fallback: { src: `/${name}-2000.jpg`, srcSet: `/${name}-400.jpg 400w` } },
    },
  },
})
const colour = '#804040'
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

  it('gives no number to a photograph that is not among the works', () => {
    const [first] = mixWorks([project('x', 1)], [{ ...photo('a', 2), galleryNumber: null }])
    expect(first).toMatchObject({ slug: 'a', number: '' })
  })

  it('links a project to its page and a photograph to its largest file', () => {
    const [first, second] = mixWorks([project('x', 1)], photos)
    expect(first).toMatchObject({ href: '/x/', photograph: false, kind: 'Product', line: 'It works.', ratio: 1.5 })
    expect(second).toMatchObject({ href: '/a-2000.jpg', photograph: true, kind: 'Still life', line: 'Here' })
  })
})

describe('worksOf', () => {
  const gallery = {
    gallery: { hang: 'list' },
    before: 0,
    hinges: [],
    projects: [project('x', 1)],
    photos,
    screens: [],
    details: [],
  }
  const screen = (kind: string) => {
    return {
      slug: 'x-screen-1',
      project: project('x', 1),
      image: picture('screen'),
      kind,
      ground: '#336699',
      tags: ['screens', 'phone'],
    }
  }

  it('follows the order of the gallery, and keeps the numbers of the list', () => {
    const works = worksOf({ ...gallery, order: ['b', 'x', 'a', 'gone'] })
    expect(works.map(({ number, slug }) => `${number} ${slug}`)).toEqual(['03 b', '01 x', '02 a'])
  })

  it('numbers everything anew, from page to page, and stands a screen on its ground with its margins', () => {
    const everything = {
      ...gallery,
      gallery: { hang: 'everything' },
      before: 24,
      projects: [],
      order: ['a', 'x-screen-1', 'b'],
    }
    const works = worksOf({ ...everything, screens: [screen('desktop')] })
    expect(works.map(({ number, slug }) => `${number} ${slug}`)).toEqual(['25 a', '26 x-screen-1', '27 b'])
    expect(works[1]).toMatchObject({ href: '/x/', photograph: false, ground: { colour: '#336699' } })
    const phone = worksOf({ ...everything, screens: [screen('phone')] })[1]
    expect(phone?.ground?.beside).toBeGreaterThan(works[1]?.ground?.beside ?? NaN)
    // Width over height with the margins: 3 to 2 within .84 of the width, .08 above and below.
    expect(works[1]?.ratio).toBeCloseTo(1 / (0.84 / 1.5 + 0.16))
    expect(works[1]?.ground?.larger).toBeGreaterThan(1)
    expect(phone?.ground?.larger, 'a phone is whole').toBeUndefined()
  })

  it('shows a part of each where there are details, never narrower than four to five', () => {
    const part = {
      left: 0,
      top: 0,
      width: 0.5,
      height: 0.5,
      pixels: 560,
      src: '/d.webp',
      srcSet: '/d.webp 1x',
      avif: '/d.avif 1x',
      phone: '/p.avif 2x',
    }
    const works = worksOf({ ...gallery, order: ['a', 'x'], details: [{ slug: 'a', image: { detail: part } }] })
    expect(works.map(({ detail }) => detail?.src)).toEqual(['/d.webp', undefined])
  })
})
