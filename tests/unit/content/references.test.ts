import { describe, expect, it } from 'vitest'
import type { Project } from '../../../src/content/content'
import { numberWorks, tagWorks } from '../../../src/content/nodes/number-works'
import { byPicture, neighboursOf } from '../../../src/content/nodes/references'
import type { Photo } from '../../../src/content/schemas/photo'

const project = (slug: string, order: number, galleryPlace?: number, tags = ['product', 'phone']) =>
  ({ slug, facts: { order, galleryPlace, tags, cover: { src: 'cover.jpg' } }, story: [] }) as unknown as Project
const photo = (slug: string, selected = true) =>
  ({ file: `${slug}.jpg`, selected, tags: ['still-life', 'paper'] }) as unknown as Photo
const photos = [photo('a'), photo('hidden', false), photo('b'), photo('c')]
const named = (projects: Project[]) =>
  numberWorks({ projects, photos }).map(({ number, type, slug }) => `${number} ${type} ${slug}`)

describe('numberWorks', () => {
  it('sets each project at its place, and the photographs that galleries show between them', () => {
    expect(named([project('x', 1, 4), project('y', 2, 1)])).toEqual([
      '1 Project y',
      '2 Photo a',
      '3 Photo b',
      '4 Project x',
      '5 Photo c',
    ])
  })

  it('sets projects without a place, or with one beyond the end, last and in the order of the site', () => {
    const works = named([project('x', 3), project('y', 2), project('z', 1, 99)])
    expect(works.slice(3)).toEqual(['4 Project z', '5 Project y', '6 Project x'])
  })
})

describe('tagWorks', () => {
  it('names kinds first in the order of the works, then the other tags by name, each with its works', () => {
    const works = numberWorks({ projects: [project('x', 1, 2), project('y', 2, 1, ['product', 'desktop'])], photos })
    const tags = tagWorks(works).map((tag) => ({ ...tag, works: tag.works.map(({ slug }) => slug).join() }))
    expect(tags).toEqual([
      { slug: 'product', count: 2, isKind: true, works: 'y,x' },
      { slug: 'still-life', count: 3, isKind: true, works: 'a,b,c' },
      { slug: 'desktop', count: 1, isKind: false, works: 'y' },
      { slug: 'paper', count: 3, isKind: false, works: 'a,b,c' },
      { slug: 'phone', count: 1, isKind: false, works: 'x' },
    ])
  })
})

describe('neighboursOf', () => {
  const [third, first, second] = [project('c', 3), project('a', 1), project('b', 2)] as const

  it('goes by the order of the site, and around', () => {
    const of = (one: Project) => {
      const { previous, next } = neighboursOf([third, first, second]).get(one.slug) ?? {}
      return [previous?.slug, next?.slug]
    }
    expect([first, second, third].map(of)).toEqual([
      ['c', 'b'],
      ['a', 'c'],
      ['b', 'a'],
    ])
  })

  it('has none for the only project', () => {
    expect(neighboursOf([first]).get(first.slug)).toEqual({})
  })
})

it('shows the fourth and the fifth project of the home page by their scenes, where there are so many', () => {
  expect(byPicture(['a', 'b', 'c', 'd', 'e'])).toEqual({ covers: ['a', 'b', 'c'], scenes: ['d', 'e'] })
  expect(byPicture(['a', 'b'])).toEqual({ covers: ['a', 'b'], scenes: [] })
})
