import { expect, it } from 'vitest'
import { goesRound, orderAround } from '../../../../src/features/film-strip/go-round'

it('has as many photographs before the current one as after it when it goes round', () => {
  expect(orderAround(0, 8)).toEqual([4, 5, 6, 7, 0, 1, 2, 3])
  expect(orderAround(3, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0])
})

it('goes round where its photographs fill a window from half the strip to each side', () => {
  expect([goesRound(7), goesRound(8)]).toEqual([false, true])
})
