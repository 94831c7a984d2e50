import { useNow } from './use-now'
import { useTimeZone } from './use-time-zone'

/** The visitor's clock, in ms since 1970 to the minute, and time zone. `undefined` until both are known. */
export function useVisitorClock(): { now: number; timeZone: string } | undefined {
  const now = useNow()
  const timeZone = useTimeZone()
  return now === undefined || timeZone === undefined ? undefined : { now, timeZone }
}
