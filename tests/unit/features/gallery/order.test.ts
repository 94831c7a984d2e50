import { expect, it } from 'vitest'
import { byPlace } from '../../../../src/features/gallery/order/by-place'
import { byYear } from '../../../../src/features/gallery/order/by-year'
import { intoColumns } from '../../../../src/features/gallery/order/into-columns'
import { endsWide } from '../../../../src/features/gallery/order/ends-wide'
import { keepPairs } from '../../../../src/features/gallery/works/keep-pairs'
import type { Work } from '../../../../src/features/gallery/works/work'

const work = (slug: string, year = 2020, ...tags: string[]) =>
  ({ slug, year, tags, colour: '#888888' }) as unknown as Work
const slugs = (works: readonly Work[]) => works.map(({ slug }) => slug).join()

it('orders works by year, the newest first, and keeps their order within it', () => {
  const years = byYear([work('a', 2021), work('b', 2023), work('c', 2021)])
  expect(years.map(({ year, works }) => `${year} ${slugs(works)}`)).toEqual(['2023 b', '2021 a,c'])
})

it('ends a year with a wide work where one stands alone in its row', () => {
  const counts = (columns: number) => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((count) => endsWide(count, columns))
  expect(counts(4)).toEqual([1, 4, 8])
  expect(counts(3)).toEqual([1])
  expect(counts(2)).toEqual([])
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
