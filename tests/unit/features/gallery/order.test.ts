import { expect, it } from 'vitest'
import { byHue } from '../../../../src/features/gallery/order/by-hue'
import { byYear } from '../../../../src/features/gallery/order/by-year'
import { inPairs } from '../../../../src/features/gallery/order/in-pairs'
import type { Work } from '../../../../src/features/gallery/works/work'
import { toOklab } from '../../../../src/lib/picture/oklab'

type Rgb = [number, number, number]
const work = (slug: string, rgb: Rgb, photograph = true, year = 2020) =>
  ({ slug, photograph, year, colour: toOklab(...rgb) }) as Work
const red: Rgb = [200, 40, 30]
const yellow: Rgb = [240, 200, 40]
const green: Rgb = [40, 160, 60]
const blue: Rgb = [40, 60, 200]
const slugs = (works: readonly Work[]) => works.map(({ slug }) => slug).join()

it('orders works by the colour wheel, from red to blue', () => {
  expect(slugs(byHue([work('b', blue), work('g', green), work('r', red), work('y', yellow)]))).toBe('r,y,g,b')
})

it('orders works by year, the newest first, and keeps their order within it', () => {
  const years = byYear([work('a', red, true, 2021), work('b', red, true, 2023), work('c', red, true, 2021)])
  expect(years.map(({ year, works }) => `${year} ${slugs(works)}`)).toEqual(['2023 b', '2021 a,c'])
})

it('pairs each project with the photograph of its colour, projects left and right in turn', () => {
  const works = [
    work('P-red', red, false),
    work('P-blue', blue, false),
    work('blue', [50, 70, 190]),
    work('red', [190, 50, 40]),
  ]
  const pairs = inPairs(works).map(slugs)
  expect(pairs).toHaveLength(2)
  expect(pairs[0]).toMatch(/^P-(\w+),\1$/)
  expect(pairs[1]).toMatch(/^(\w+),P-\1$/)
})

it('exchanges photographs until all pairs together are near', () => {
  // Orange is nearest to red, but yellow has nothing else that is near.
  const works = [
    work('P-red', red, false),
    work('P-yellow', yellow, false),
    work('orange', [230, 120, 40]),
    work('brick', [120, 40, 40]),
  ]
  expect(
    inPairs(works).map((pair) =>
      [...pair]
        .map(({ slug }) => slug)
        .sort()
        .join(),
    ),
  ).toEqual(expect.arrayContaining(['P-yellow,orange', 'P-red,brick']))
})

it('pairs what is left with each other after two rows of projects, and lets an odd one stand alone last', () => {
  const works = [
    ...[red, yellow, green].flatMap((rgb, at) => [work(`P${at}`, rgb, false), work(`p${at}`, rgb)]),
    work('x', blue),
    work('y', blue),
    work('z', [20, 20, 20]),
  ]
  const pairs = inPairs(works)
  expect(pairs.map((pair) => pair.some(({ photograph }) => !photograph))).toEqual([true, true, false, true, false])
  expect(slugs(pairs[2] ?? [])).toBe('x,y')
  expect(slugs(pairs.at(-1) ?? [])).toBe('z')
})
