import { expect, it } from 'vitest'
import { byHue } from '../../../src/gatsby/build/order/by-hue'
import { inPairs } from '../../../src/gatsby/build/order/in-pairs'
import type { Pictured, Shaded } from '../../../src/gatsby/build/order/pictured'
import { interleaveEvenly } from '../../../src/content/nodes/interleave-evenly'
import { finestPart } from '../../../src/gatsby/build/finest-part'
import { partOf, spotAt } from '../../../src/gatsby/build/picture-detail'
import { toOklab } from '../../../src/lib/picture/oklab'

type Rgb = [number, number, number]
const work = (slug: string, rgb: Rgb): Pictured => ({ slug, colour: toOklab(...rgb) })
/** A work of one colour, or of several in equal shares. */
const shaded = (slug: string, ...colours: Rgb[]): Shaded => {
  const shades = colours.map((rgb) => ({ colour: toOklab(...rgb), share: 1 / colours.length }))
  return { slug, photograph: !slug.startsWith('P'), shades }
}
const red: Rgb = [200, 40, 30]
const yellow: Rgb = [240, 200, 40]
const green: Rgb = [40, 160, 60]
const blue: Rgb = [40, 60, 200]
const grey: Rgb = [90, 90, 92]
const slugs = (works: readonly { slug: string }[]) => works.map(({ slug }) => slug).join()
const pairsOf = (...works: Shaded[]) => inPairs(works).map((pair) => slugs(pair.works))

it('orders works by the colour wheel, from red to blue', () => {
  expect(slugs(byHue([work('b', blue), work('g', green), work('r', red), work('y', yellow)]))).toBe('r,y,g,b')
  expect(byHue([])).toEqual([])
})

it('puts greys behind the colours, from dark to light, whatever their faint hue', () => {
  const works = [work('white', [232, 231, 229]), work('b', blue), work('black', [32, 33, 35]), work('r', red)]
  expect(slugs(byHue(works))).toBe('r,b,black,white')
})

it('pairs each project with the photograph of its colour, projects right and left in turn', () => {
  const pairs = pairsOf(
    shaded('P-red', red),
    shaded('P-blue', blue),
    shaded('blue', [50, 70, 190]),
    shaded('red', [190, 50, 40]),
  )
  expect(pairs).toHaveLength(2)
  expect(pairs[0]).toMatch(/^(\w+),P-\1$/)
  expect(pairs[1]).toMatch(/^P-(\w+),\1$/)
})

it('finds a colour that two share among others, and gives the hinge that one', () => {
  const [pair] = inPairs([shaded('P', grey, red, yellow), shaded('p', blue, grey, red)])
  const { hinge } = inPairs([shaded('P', red), shaded('p', red)])[0] ?? {}
  expect(pair?.hinge).toBe(hinge)
  expect(hinge).toMatch(/^#\w{6}$/)
})

it('gives no hinge in a colour that fills too little of one of the two to be seen as its own', () => {
  const some = (slug: string, share: number): Shaded => ({
    slug,
    photograph: true,
    shades: [
      { colour: toOklab(...red), share },
      { colour: toOklab(...grey), share: 1 - share },
    ],
  })
  const [pair] = inPairs([some('little', 0.06), some('much', 0.5)])
  expect(pair?.works).toHaveLength(2)
  expect(pair?.hinge).toBe('')
  expect(inPairs([some('enough', 0.1), some('much', 0.5)])[0]?.hinge).toMatch(/^#/)
})

it('begins with a pair that has a hinge, and spreads those without among the others', () => {
  const little = (slug: string, rgb: Rgb): Shaded => ({
    slug,
    photograph: !slug.startsWith('P'),
    shades: [
      { colour: toOklab(...rgb), share: 0.06 },
      { colour: toOklab(...grey), share: 0.94 },
    ],
  })
  const pairs = inPairs([
    ...[yellow, green, [150, 60, 160] as Rgb].flatMap((rgb, at) => [shaded(`P${at}`, rgb), shaded(`p${at}`, rgb)]),
    ...[red, blue].flatMap((rgb, at) => [little(`P-little${at}`, rgb), little(`little${at}`, rgb)]),
  ])
  expect(pairs.map(({ hinge }) => hinge !== '')).toEqual([true, true, false, true, false])
  const projects = pairs.map(({ works }) => works.findIndex(({ photograph }) => !photograph))
  expect(projects, 'right and left in turn').toEqual([1, 0, 1, 0, 1])
})

it('puts the pairs first whose colour is vivid and fills much of both', () => {
  const pairs = pairsOf(
    shaded('Pr', red, grey, grey, grey),
    shaded('r', red, grey, grey, grey),
    shaded('Pd', [120, 100, 80]),
    shaded('d', [120, 100, 80]),
    shaded('Pb', blue, grey),
    shaded('b', blue, grey),
  )
  expect(pairs).toEqual(['b,Pb', 'Pr,r', 'd,Pd'])
})

it('exchanges partners until all pairs together have most in common', () => {
  // Orange is nearest to vermilion, but amber has nothing else that is near.
  const pairs = pairsOf(
    shaded('P-vermilion', [225, 105, 40]),
    shaded('P-amber', [236, 150, 50]),
    shaded('orange', [232, 122, 45]),
    shaded('brick', [205, 85, 40]),
  )
  expect(pairs.map((pair) => pair.split(',').sort().join())).toEqual(
    expect.arrayContaining(['P-amber,orange', 'P-vermilion,brick']),
  )
})

it('pairs no works that have no colour in common, or only a grey, a speck or paper, and lets them stand last', () => {
  expect(pairsOf(shaded('P-red', red), shaded('P-blue', blue), shaded('green', green), shaded('sky', blue))).toEqual([
    'sky,P-blue',
    'P-red',
    'green',
  ])
  expect(pairsOf(shaded('P', grey), shaded('p', grey))).toEqual(['P', 'p'])
  expect(pairsOf(shaded('P', [248, 240, 220]), shaded('p', [248, 240, 220]))).toEqual(['P', 'p'])
  const speck = { slug: 'speck', photograph: true, shades: [{ colour: toOklab(...red), share: 0.01 }] }
  expect(pairsOf(shaded('P', red), speck)).toEqual(['P', 'speck'])
})

it('sets a pair of photographs after two rows of projects, and an odd one last, without a hinge', () => {
  const pairs = inPairs([
    ...[red, yellow, green].flatMap((rgb, at) => [shaded(`P${at}`, rgb), shaded(`p${at}`, rgb)]),
    shaded('x', [90, 110, 160]),
    shaded('y', [90, 110, 160]),
    shaded('z', [20, 20, 20]),
  ])
  expect(pairs.map(({ works }) => works.some(({ photograph }) => !photograph))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ])
  expect(slugs(pairs[2]?.works ?? [])).toBe('x,y')
  expect(slugs(pairs.at(-1)?.works ?? [])).toBe('z')
  expect(pairs.at(-1)?.hinge).toBe('')
})

it('gives pairs for one work, for none, and for photographs alone', () => {
  expect(inPairs([])).toEqual([])
  expect(pairsOf(shaded('P', red))).toEqual(['P'])
  expect(pairsOf(shaded('a', red), shaded('b', blue), shaded('c', [190, 50, 40]))).toEqual(['a,c', 'b'])
})

it('loses none of two hundred works', () => {
  const many = Array.from({ length: 200 }, (_, at): [string, Rgb] => [
    `${at % 3 > 0 ? '' : 'P'}${at}`,
    [(at * 37) % 256, (at * 91) % 256, (at * 53) % 256],
  ])
  const paired = inPairs(many.map(([slug, rgb]) => shaded(slug, rgb))).flatMap(({ works }) => works)
  expect(new Set(paired.map(({ slug }) => slug)).size).toBe(200)
  expect(new Set(byHue(many.map(([slug, rgb]) => work(slug, rgb)))).size).toBe(200)
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
