import type { DayRouteData } from '../../schemas/devices/day-route'
import { minutesOf } from '../../../lib/time/clock-time'
import { orderFaults } from './order-faults'
import { faultIf, type DeviceFault } from './device-fault'

/** Inconsistencies in a day of travel: legs of another duration than between their stops, sentences out of order. */
export function dayRouteFaults({ stops, legs, says }: DayRouteData): DeviceFault[] {
  const count = stops.length - 1
  const first = stops[0]?.at ?? ''

  return [
    ...faultIf(
      legs.length !== count,
      ['dayRoute', 'legs'],
      `has ${legs.length} entries; expected ${count}, one between each stop and the next`,
    ),
    ...stops.slice(1).flatMap(({ at }, i) => {
      const time = minutesOf(at) - minutesOf(stops[i]?.at ?? at)
      const leg = legs[i]
      return faultIf(
        !!leg && leg.minutes !== time,
        ['dayRoute', 'legs', i, 'minutes'],
        `is ${leg?.minutes}, but from ${stops[i]?.at} to ${at} it is ${time}`,
      )
    }),
    ...orderFaults(says, ['dayRoute', 'says'], [first, 'the day begins']),
  ]
}
