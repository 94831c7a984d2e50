import { expect, it } from 'vitest'
import { byHue } from '../../../src/gatsby/build/order/by-hue'
import { inPairs } from '../../../src/gatsby/build/order/in-pairs'
import type { Pictured } from '../../../src/gatsby/build/order/pictured'
import { interleaveEvenly } from '../../../src/content/nodes/interleave-evenly'
import { finestPart } from '../../../src/gatsby/build/finest-part'
import { partOf, spotAt } from '../../../src/gatsby/build/picture-detail'
import { toOklab } from '../../../src/lib/picture/oklab'

type Rgb = [number, number, number]
const work = (slug: string, rgb: Rgb, photograph = true): Pictured => {
  return { slug, photograph, colour: toOklab(...rgb) }
}
const red: Rgb = [200, 40, 30]
const yellow: Rgb = [240, 200, 40]
const green: Rgb = [40, 160, 60]
const blue: Rgb = [40, 60, 200]
const slugs = (works: readonly Pictured[]) => works.map(({ slug }) => slug).join()

it('orders works by the colour wheel, from red to blue', () => {
  expect(slugs(byHue([work('b', blue), work('g', green), work('r', red), work('y', yellow)]))).toBe('r,y,g,b')
})

it('puts greys behind the colours, from dark to light, whatever their faint hue', () => {
  const works = [work('white', [232, 231, 229]), work('b', blue), work('black', [32, 33, 35]), work('r', red)]
  expect(slugs(byHue(works))).toBe('r,b,black,white')
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
  // Orange is nearest to vermilion, but amber has nothing else that is near.
  const works = [
    work('P-vermilion', [225, 100, 40], false),
    work('P-amber', [240, 175, 50], false),
    work('orange', [235, 135, 45]),
    work('brick', [180, 60, 40]),
  ]
  expect(
    inPairs(works).map((pair) =>
      [...pair]
        .map(({ slug }) => slug)
        .sort()
        .join(),
    ),
  ).toEqual(expect.arrayContaining(['P-amber,orange', 'P-vermilion,brick']))
})

it('takes no two works for a pair whose colours have nothing in common, and lets them stand last', () => {
  const works = [
    work('P-red', red, false),
    work('P-blue', blue, false),
    work('green', green),
    work('sky', [60, 80, 210]),
  ]
  expect(inPairs(works).map(slugs)).toEqual(['P-blue,sky', 'P-red', 'green'])
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

it('gives an order for one work, for none, and for photographs alone', () => {
  expect(inPairs([])).toEqual([])
  expect(inPairs([work('a', red, false)]).map(slugs)).toEqual(['a'])
  expect(inPairs([work('a', red), work('b', blue), work('c', [190, 50, 40])]).map(slugs)).toEqual(['a,c', 'b'])
  expect(byHue([])).toEqual([])
})

it('loses none of two hundred works', () => {
  const many = Array.from({ length: 200 }, (_, at) =>
    work(String(at), [(at * 37) % 256, (at * 91) % 256, (at * 53) % 256], at % 3 > 0),
  )
  expect(new Set(inPairs(many).flat()).size).toBe(200)
  expect(new Set(byHue(many)).size).toBe(200)
})

it('spreads one list evenly among another, and takes either for empty', () => {
  expect(interleaveEvenly(['a', 'b', 'c', 'd'], ['X', 'Y']).join('')).toBe('aXbcYd')
  expect(interleaveEvenly([], ['X', 'Y']).join('')).toBe('XY')
  expect(interleaveEvenly(['a'], []).join('')).toBe('a')
})

it('finds the finest part of a picture, and does not take grain for detail', () => {
  const [width, height] = [1200, 900]
  const grey = new Uint8Array(width * height).fill(100)
  const grainy = grey.map((value, at) => value + (at % 2))
  expect(finestPart(grainy, width, height).fineness).toBe(0)
  for (let y = 600; y < 840; y++) for (let x = 840; x < 1080; x++) grey[y * width + x] = (x + y) % 2 ? 20 : 220
  const { fineness, x, y } = finestPart(grey, width, height)
  expect(fineness).toBeGreaterThan(0)
  expect(Math.abs(x - 960)).toBeLessThanOrEqual(120)
  expect(Math.abs(y - 720)).toBeLessThanOrEqual(120)
})

it('cuts a detail within the picture, twice as much for finer screens, and all of a small picture', () => {
  const large = { width: 3000, height: 2000, x: 2990, y: 10 }
  expect(partOf(large, 1)).toEqual({ left: 2440, top: 0, width: 560, height: 373 })
  expect(partOf(large, 2)).toEqual({ left: 1880, top: 0, width: 1120, height: 747 })
  expect(partOf({ width: 400, height: 300, x: 200, y: 150 }, 2)).toEqual({ left: 0, top: 0, width: 400, height: 300 })
  expect(partOf({ width: 600, height: 3000, x: 300, y: 1500 }, 1).height).toBe(700)
})

it('cuts a detail around the point that the content names', () => {
  const size = { width: 3000, height: 2000 }
  const { left, top } = partOf({ ...size, ...spotAt('40% 75%', size) }, 1)
  expect([left + 280, top + 373 / 2]).toEqual([1200, 1500.5])
})
