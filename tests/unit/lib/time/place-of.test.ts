import { expect, it } from 'vitest'
import { placeOf } from '../../../../src/lib/time/use-time-zone'

it.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Asia/Calcutta', 'Kolkata'],
  ['Asia/Kolkata', 'Kolkata'],
  ['Europe/Kiev', 'Kyiv'],
  ['UTC', 'UTC'],
])('names the place of the zone %s, under its present name: %s', (zone, place) => {
  expect(placeOf(zone)).toBe(place)
})
