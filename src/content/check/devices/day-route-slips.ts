import type { DayRouteData } from '../../schemas/devices/day-route'
import { minutesOf } from '../../../lib/time/clock-time'
import { ascendingSlips } from './ascending-slips'
import { slip, type Slip } from './slip'

/** Inconsistencies in a day of travel: legs of another duration than between their stops, sentences out of order. */
export function dayRouteSlips({ stops, legs, says }: DayRouteData): Slip[] {
  const count = stops.length - 1
  const first = stops[0]?.at ?? ''

  return [
    ...slip(
      legs.length !== count,
      ['dayRoute', 'legs'],
      `has ${legs.length} entries; expected ${count}, one between each stop and the next`,
    ),
    ...stops.slice(1).flatMap(({ at }, i) => {
      const time = minutesOf(at) - minutesOf(stops[i]?.at ?? at)
      const leg = legs[i]
      return slip(
        !!leg && leg.minutes !== time,
        ['dayRoute', 'legs', i, 'minutes'],
        `is ${leg?.minutes}, but from ${stops[i]?.at} to ${at} it is ${time}`,
      )
    }),
    ...ascendingSlips(says, ['dayRoute', 'says'], [first, 'the day begins']),
  ]
}
