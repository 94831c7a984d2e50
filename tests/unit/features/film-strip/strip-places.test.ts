import { describe, expect, it } from 'vitest'
import { currentOf, orderAround, restOf } from '../../../../src/features/film-strip/strip-places'

const ROOM = 1000

/** Photographs of the given widths side by side, the strip moved by so much. */
function moved(by: number, widths: number[]) {
  let left = -by
  return widths.map((width) => {
    const place = { left, right: left + width }
    left += width + 8
    return place
  })
}
const WIDTHS = [600, 500, 1800, 600]

describe('the film strip', () => {
  it.each([
    [0, 0],
    [290, 0],
    [310, 1],
    [608, 1],
    [1116, 2],
    // Within a photograph wider than what is to be seen.
    [1700, 2],
    [2800, 3],
  ])('moved by %d px stands at photograph %d', (by, index) => {
    expect(currentOf(moved(by, WIDTHS), ROOM)).toBe(index)
  })

  it.each([
    ['to the end', 60, 1, 1],
    ['to the start', 560, -1, 0],
    ['nowhere, back to the nearest', 60, 0, 0],
    ['to the end, already there', 608, 1, 1],
    ['to the end, past the last', 3400, 1, 3],
  ])('let go %s, comes to rest at a photograph', (_, by, direction, index) => {
    expect(restOf(moved(by, WIDTHS), ROOM, direction)).toBe(index)
  })

  it('may stay within a photograph wider than the window', () => {
    expect(restOf(moved(1700, WIDTHS), ROOM, 1)).toBeUndefined()
  })

  it('comes to rest at a photograph in its direction when it goes round', () => {
    const [first, second, third, last] = moved(560, WIDTHS)
    const around = { left: -760, right: -160 }
    if (!first || !second || !third || !last) throw new Error('four photographs')
    expect(restOf([first, second, third, around], ROOM, 1)).toBe(1)
    expect(restOf([second, third, around, first], ROOM, -1)).toBe(3)
  })

  it('has as many photographs before the current one as after it when it goes round', () => {
    expect(orderAround(0, 8)).toEqual([4, 5, 6, 7, 0, 1, 2, 3])
    expect(orderAround(3, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0])
  })
})
