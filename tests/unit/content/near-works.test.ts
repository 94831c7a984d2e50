import { expect, it } from 'vitest'
import { nearWorks } from '../../../src/content/nodes/near-works'

const photo = (slug: string, ...tags: string[]) => ({ type: 'Photo' as const, slug, tags })
const ridge = photo('ridge', 'landscape', 'dunes')
const slugs = (works: readonly { slug: string }[]) => works.map(({ slug }) => slug)

it('puts first what has the tag too, then what has most tags in common with the works of the tag', () => {
  const candidates = [
    ridge,
    photo('sea', 'landscape'),
    photo('lines', 'abstract', 'dunes'),
    photo('cup', 'still-life'),
    photo('night', 'landscape', 'dunes', 'dark'),
  ]
  expect(slugs(nearWorks('dunes', [ridge], candidates))).toEqual(['night', 'lines'])
  expect(slugs(nearWorks('dunes', [ridge], candidates.slice(0, 3)))).toEqual(['lines', 'sea'])
})

it('names no more than a row, and nothing that has no tag in common', () => {
  const seas = ['a', 'b', 'c'].map((slug) => photo(slug, 'landscape'))
  expect(slugs(nearWorks('dunes', [ridge], seas))).toEqual(['a', 'b'])
  expect(nearWorks('dunes', [ridge], [photo('cup', 'still-life')])).toEqual([])
})

it('tells a project from a photograph of the same name', () => {
  const project = { type: 'Project' as const, slug: 'ridge', tags: ['landscape'] }
  expect(nearWorks('dunes', [ridge], [ridge, project])).toEqual([project])
})
