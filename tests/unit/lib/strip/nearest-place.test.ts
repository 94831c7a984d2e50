import { expect, it } from 'vitest'
import { nearestPlace } from '../../../../src/lib/strip/nearest-place'

it.each([
  { position: 0, nearest: 0 },
  { position: 49, nearest: 0 },
  { position: 51, nearest: 1 },
  { position: 260, nearest: 2 },
])('finds place $nearest nearest to $position', ({ position, nearest }) => {
  expect(nearestPlace([0, 100, 250], position)).toBe(nearest)
})

it('is 0 where there is no place', () => {
  expect(nearestPlace([], 12)).toBe(0)
})
