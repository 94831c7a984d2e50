import { describe, expect, it } from 'vitest'
import { balanceEnds } from '../../../../src/features/gallery/balance-ends'
import { placeMasonry } from '../../../../src/features/gallery/place-masonry'

const level = { columns: 3, width: 100, step: 0, tolerance: 0 }

describe('balanceEnds', () => {
  it('hangs the last works so that no high one that comes last reaches far below the others', () => {
    const works = [1, 1, 1, 1, 1, 1, 0.5].map((ratio) => ({ ratio }))
    const placed = placeMasonry(works, level)
    const places = balanceEnds(placed, works, 3, 0)
    const ends = (of: typeof places) =>
      [1, 2, 3].map((column) =>
        Math.max(...of.map((place, at) => (place.column === column ? place.rise + 1 / (works[at]?.ratio ?? 1) : 0))),
      )
    expect(ends(placed)).toEqual([4, 2, 2])
    expect(ends(places).toSorted()).toEqual([2, 3, 3])
  })

  it('hangs no screen below another', () => {
    const works = [0.5, 1, 1, 0.5, 0.5].map((ratio) => ({ ratio, screen: ratio < 1 }))
    const places = balanceEnds(placeMasonry(works, level), works, 3, 0)
    for (const column of [1, 2, 3]) {
      const screens = works.filter((_, at) => places[at]?.column === column).map(({ screen }) => screen)
      expect(screens.some((screen, at) => screen && screens[at + 1])).toBe(false)
    }
  })

  it('leaves screens where they are that have no other place, and nothing as nothing', () => {
    const works = [1, 1, 1, 1].map((ratio) => ({ ratio, screen: true }))
    const placed = placeMasonry(works, level)
    expect(balanceEnds(placed, works, 3, 0)).toEqual(placed)
    expect(balanceEnds([], [], 3, 0)).toEqual([])
  })
})
