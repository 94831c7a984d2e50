import { expect, it } from 'vitest'
import { byPlace } from '../../../../src/features/gallery/order/by-place'
import { byYear } from '../../../../src/features/gallery/order/by-year'
import { intoColumns } from '../../../../src/features/gallery/order/into-columns'
import { openingOf } from '../../../../src/features/gallery/order/opening-of'
import { keepPairs } from '../../../../src/features/gallery/works/keep-pairs'
import type { Work } from '../../../../src/features/gallery/works/work'

const work = (slug: string, year = 2020, ...tags: string[]) =>
  ({ slug, year, tags, colour: '#888888' }) as unknown as Work
const slugs = (works: readonly Work[]) => works.map(({ slug }) => slug).join()

it('orders works by year, the newest first, and keeps their order within it', () => {
  const years = byYear([work('a', 2021), work('b', 2023), work('c', 2021)])
  expect(years.map(({ year, works }) => `${year} ${slugs(works)}`)).toEqual(['2023 b', '2021 a,c'])
})

it('makes the first work of a year larger where one would stand alone in its row', () => {
  expect(Array.from({ length: 9 }, (_, count) => openingOf(count, 4))).toEqual([
    undefined,
    'wide',
    ...[undefined, undefined, 'large'],
    ...[undefined, undefined, undefined, 'large'],
  ])
  expect([1, 3, 4].map((count) => openingOf(count, 3))).toEqual(['wide', undefined, undefined])
  expect([1, 2, 4].map((count) => openingOf(count, 2))).toEqual([undefined, undefined, undefined])
})

const places = [
  { heading: 'Sea', tags: ['sea', 'coast'] },
  { heading: 'City', tags: ['city'] },
]
const placed = (works: Work[], among = places) =>
  byPlace(works, among, 'Elsewhere').map(({ heading, works }) => `${heading} ${slugs(works)}`)

it('puts a work into the first place that has one of its tags, and what is alone or in none into a last group', () => {
  const works = [work('a', 2020, 'city', 'sea'), work('b', 2020, 'coast'), work('c', 2020, 'city'), work('d', 2020)]
  expect(placed(works)).toEqual(['Sea a,b', 'Elsewhere c,d'])
})

it('groups works by place whatever there is', () => {
  expect(placed([])).toEqual([])
  expect(placed([work('a', 2020, 'sea')])).toEqual(['Elsewhere a'])
  expect(placed([work('a'), work('b')], [])).toEqual(['Elsewhere a,b'])
})

it('fills columns in order, so that they end near each other', () => {
  expect(intoColumns([3, 3, 3, 3, 3, 3], 3)).toEqual([0, 0, 1, 1, 2, 2])
  expect(intoColumns([9, 1, 1, 1], 2)).toEqual([0, 1, 1, 1])
  expect(new Set(intoColumns([5], 3)).size).toBe(1)
  expect(intoColumns([], 3)).toEqual([])
})

it('keeps pairs while both halves are shown, and pairs up the others behind them', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => work(slug))
  const without = (...gone: string[]) =>
    slugs(
      keepPairs(
        all.filter(({ slug }) => !gone.includes(slug)),
        all,
      ),
    )
  expect(without()).toBe('a,b,c,d,e,f,g')
  expect(without('a', 'd')).toBe('e,f,b,c,g')
})

it('matches those that lost their other half by colour', () => {
  const [red, gone, blue, lost, green, away] = ['#a02020', '#000000', '#2030a0', '#000000', '#c04030', '#000000'].map(
    (colour, at) => ({ ...work('abcdef'[at] ?? ''), colour }),
  ) as [Work, Work, Work, Work, Work, Work]
  expect(slugs(keepPairs([red, blue, green], [red, gone, blue, lost, green, away]))).toBe('a,e,c')
})
