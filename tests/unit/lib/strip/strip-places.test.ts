import { describe, expect, it } from 'vitest'
import { currentOf, positionOf, restOf } from '../../../../src/lib/strip/strip-places'

const ROOM = 1000

/** Items of the given widths side by side, the strip moved by so much. */
function moved(by: number, widths: number[]) {
  let left = -by
  const places = widths.map((width) => {
    const place = { left, right: left + width }
    left += width + 8
    return place
  })
  return { places, room: ROOM }
}
const WIDTHS = [600, 500, 1800, 600]

describe('a strip', () => {
  it.each([
    [0, 0],
    [290, 0],
    [310, 1],
    [608, 1],
    [1116, 2],
    // Within an item wider than what is to be seen.
    [1700, 2],
    [2800, 3],
  ])('moved by %d px stands at item %d', (by, index) => {
    expect(currentOf(moved(by, WIDTHS))).toBe(index)
  })

  it.each([
    ['at rest', 608, 1],
    ['on the way to the next', 152, 0.25],
    ['on the way from the one before', 456, 0.75],
    // Anywhere within an item wider than what is to be seen.
    ['within a wide one', 1700, 2],
    ['out of a wide one', 1916 + 252, 2.25],
    ['past the last', 3200, 3],
  ])('is %s', (_, by, position) => {
    expect(positionOf(moved(by, WIDTHS))).toBeCloseTo(position, 2)
  })

  it('is before its first item or past its last where it goes round', () => {
    const [first, second] = moved(50, [200, 200]).places
    const last = { left: -258, right: -58 }
    if (!first || !second) throw new Error('two items')
    expect(positionOf({ places: [first, second, last], room: ROOM })).toBeCloseTo(50 / 208)
    const turned = [first, second, last].map(({ left, right }) => ({ left: left + 100, right: right + 100 }))
    expect(positionOf({ places: turned, room: ROOM })).toBeCloseTo(-50 / 208)
  })

  it.each([
    ['to the end', 60, 1, 1],
    ['to the start', 560, -1, 0],
    ['nowhere, back to the nearest', 60, 0, 0],
    ['to the end, already there', 608, 1, 1],
    ['to the end, past the last', 3400, 1, 3],
  ])('let go %s, comes to rest at an item', (_, by, direction, index) => {
    expect(restOf(moved(by, WIDTHS), direction)).toBe(index)
  })

  it.each([
    ['not to the next, at the next', 60, 1, 200, 1],
    ['past the next, where it would land', 60, 1, 1300, 2],
    ['to the start', 2900, -1, -2500, 1],
    ['beyond the last, at the last', 60, 1, 9000, 3],
    ['out of a wide one', 1700, 1, 1000, 3],
  ])('thrown %s', (_, by, direction, carried, index) => {
    expect(restOf(moved(by, WIDTHS), direction, carried)).toBe(index)
  })

  it('may stay within an item wider than the window', () => {
    expect(restOf(moved(1700, WIDTHS), 1)).toBeUndefined()
  })

  it('comes to rest at an item in its direction when it goes round', () => {
    const [first, second, third, last] = moved(560, WIDTHS).places
    const around = { left: -760, right: -160 }
    if (!first || !second || !third || !last) throw new Error('four items')
    expect(restOf({ places: [first, second, third, around], room: ROOM }, 1)).toBe(1)
    expect(restOf({ places: [second, third, around, first], room: ROOM }, -1)).toBe(3)
  })

  it('stands at the first where there is no item', () => {
    expect(currentOf(moved(0, []))).toBe(0)
  })
})
