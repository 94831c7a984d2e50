import type { FloorPlanData } from '../../schemas/devices/floor-plan'
import { minutesOf } from '../../../lib/time/clock-time'
import { orderFaults } from './order-faults'
import { faultIf, type DeviceFault } from './device-fault'

/** Inconsistencies in a floor plan: hours, readings and the initial room. */
export function floorPlanFaults({ from, to, step, start, room, rooms, limits }: FloorPlanData): DeviceFault[] {
  const [first, last, begin] = [minutesOf(from), minutesOf(to), minutesOf(start)]
  const hours = (last - first) / 60 + 1
  const at = (...path: (string | number)[]) => ['floorPlan', ...path]
  const [low = 0, high = 0] = limits

  return [
    ...faultIf(
      !Number.isInteger(hours) || hours < 2,
      at('to'),
      `is ${to}; expected a number of full hours after ${from}`,
    ),
    ...faultIf(
      (begin - first) % step !== 0 || begin < first || begin > last,
      at('start'),
      `is ${start}; expected a time between ${from} and ${to} in steps of ${step} minutes`,
    ),
    ...faultIf(low >= high, at('limits', 1), `is ${high}; expected more than ${low}`),
    ...faultIf(!rooms.some(({ name }) => name === room), at('room'), `is "${room}", which is none of the rooms`),
    ...rooms.flatMap(({ hourly }, i) =>
      faultIf(
        hourly.length !== hours,
        at('rooms', i, 'hourly'),
        `has ${hourly.length} readings; expected ${hours}, one for each hour from ${from} to ${to}`,
      ),
    ),
    ...rooms.flatMap(({ between, silent, why }, i) => [
      ...between.flatMap((reading, j) =>
        faultIf(
          reading.at < from || reading.at > to,
          at('rooms', i, 'between', j, 'at'),
          `is ${reading.at}; expected a time between ${from} and ${to}`,
        ),
      ),
      ...orderFaults(why, at('rooms', i, 'why'), [from, 'the day begins']),
      ...(silent
        ? faultIf(
            silent.to <= silent.from,
            at('rooms', i, 'silent', 'to'),
            `is ${silent.to}; expected a time after ${silent.from}`,
          )
        : []),
    ]),
  ]
}
