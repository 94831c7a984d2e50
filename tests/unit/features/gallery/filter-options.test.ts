import { expect, it } from 'vitest'
import { optionsFor, tagOptions } from '../../../../src/features/gallery/filter/filter-options'
import type { Work } from '../../../../src/features/gallery/works/work'

const tag = (slug: string, count: number) => ({ tag: slug, label: slug, count, isKind: false, path: null })
const work = (name: string) => ({ slug: name.toLowerCase(), name, kind: 'Still life' }) as Work
const tags = tagOptions([tag('glass', 2), tag('landscape', 5), tag('sea', 1)], 9)
const works = [work('Glass wall'), work('Canal'), work('Été')]
const offered = (typed: string, chosen: string[] = []) =>
  optionsFor(typed, { tags, works, chosen }).map((option) =>
    'options' in option ? [option.label, ...option.options.map(({ label }) => label)] : option.label,
  )

it('offers every tag that is not chosen as long as nothing is typed, and all works first (C11)', () => {
  expect(offered('')).toEqual(['All works', 'glass', 'landscape', 'sea'])
  expect(offered(' ', ['sea'])).toEqual(['All works', 'glass', 'landscape'])
})

it('offers tags and works that hold what was typed, whatever its case and accents, without empty groups (C11)', () => {
  expect(offered('GLA')).toEqual([
    ['Tags', 'glass'],
    ['Works', 'Glass wall'],
  ])
  expect(offered('ete')).toEqual([['Works', 'Été']])
  expect(offered('zzz')).toEqual([])
})

it('offers those first that have a word which begins with what was typed, and works by their names alone (C11)', () => {
  const offer = (typed: string) =>
    optionsFor(typed, {
      tags: tagOptions([tag('product', 1), tag('old dunes', 1), tag('dutch', 1), tag('air duct', 1)], 4).slice(1),
      works: [{ ...work('Ridge'), slug: 'dune-ridge' }],
      chosen: [],
    }).map((group) => ('options' in group ? group.options.map(({ label }) => label) : []))
  expect(offer('duc')).toEqual([['air duct', 'product']])
  expect(offer('DÛ')).toEqual([['old dunes', 'dutch', 'air duct']])
})

it('matches one or two letters with the starts of words only, more of them within words too (C11)', () => {
  const offer = (typed: string) =>
    optionsFor(typed, {
      tags: tagOptions([tag('NodeJS/Express', 1), tag('React', 1)], 2).slice(1),
      works: [work('Stairs'), work('Wet sand, rendered')],
      chosen: [],
    }).map((group) => ('options' in group ? group.options.map(({ label }) => label) : []))
  expect(offer('re')).toEqual([['React'], ['Wet sand, rendered']])
  expect(offer('ex')).toEqual([['NodeJS/Express']])
  expect(offer('res')).toEqual([['NodeJS/Express']])
})

it('offers five tags at most, or three above six works, so that some of these are in sight', () => {
  const many = Array.from({ length: 9 }, (_, index) => `a${index}`)
  const all = tagOptions(
    many.map((slug) => tag(slug, 1)),
    9,
  ).slice(1)
  const found = (works: Work[]) =>
    optionsFor('a', { tags: all, works, chosen: [] }).map((group) => ('options' in group ? group.options.length : 0))
  expect(found([])).toEqual([5])
  expect(found(many.map(work))).toEqual([3, 6])
})
