import type { ValuePath } from '../../fault'
import { faultIf, type DeviceFault } from './device-fault'

/**
 * Faults of a list of which each entry holds from its beginning until that of the next: the first must begin where the
 * whole does, and every other after the one before it.
 * @param path path of the list
 * @param start where the whole begins, and what it is called
 */
export function orderFaults<Place extends number | string>(
  entries: readonly { from: Place }[],
  path: ValuePath,
  [first, whole]: [first: Place, whole: string],
): DeviceFault[] {
  return entries.flatMap(({ from }, i) => {
    const before = entries[i - 1]
    const isWrong = before ? from <= before.from : from !== first
    const later = typeof first === 'string' ? 'a time after' : 'more than'
    const expected = before ? `${later} ${before.from}` : `${first}, where ${whole}`
    return faultIf(isWrong, [...path, i, 'from'], `is ${from}; expected ${expected}`)
  })
}
