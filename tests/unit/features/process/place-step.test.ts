import { describe, expect, it } from 'vitest'
import { placeStep } from '../../../../src/features/process/place-step'

describe('placeStep', () => {
  it.each([
    { from: 1, to: 1, side: 'after', column: 2 },
    { from: 2, to: 3, side: 'after', column: 4 },
    { from: 4, to: 7, side: 'after', column: 8 },
    { from: 4, to: 11, side: 'inside', column: 5 },
    { from: 12, to: 12, side: 'before', column: 7 },
    { from: 8, to: 9, side: 'before', column: 3 },
  ])('puts the text of weeks $from to $to $side its block, from column $column', ({ from, to, side, column }) => {
    expect(placeStep({ from, to })).toEqual({ side, column })
  })

  it('keeps the five columns of every text inside the plan', () => {
    for (let from = 1; from <= 12; from++) {
      for (let to = from; to <= 12; to++) {
        const { side, column } = placeStep({ from, to })
        expect(column).toBeGreaterThanOrEqual(1)
        if (side !== 'inside') expect(column + 4).toBeLessThanOrEqual(12)
      }
    }
  })
})
