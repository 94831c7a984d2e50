import { expect, it } from 'vitest'
import { goesRound, hasRoom, orderAround } from '../../../../src/features/film-strip/go-round'

it('has as many photographs before the current one as after it when it goes round', () => {
  expect(orderAround(0, 8)).toEqual([4, 5, 6, 7, 0, 1, 2, 3])
  expect(orderAround(3, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0])
})

it('goes round where its photographs fill a window from half the strip to each side', () => {
  expect([goesRound(7), goesRound(8)]).toEqual([false, true])
})

it('has room for quick steps as long as five photographs are left on each side', () => {
  const strip = document.createElement('ul')
  strip.innerHTML = '<li></li>'.repeat(12)
  const at = (current: number) => hasRoom(strip, current)
  expect(at(0), 'not ordered yet').toBe(false)
  for (const [index, order] of orderAround(0, 12).entries())
    strip.children[index]?.setAttribute('style', `order: ${order}`)
  expect([10, 11, 0, 1].map(at)).toEqual([false, true, true, false])
})
