import { daysBetween, parseDay, wallTime } from './zoned-time'

/** Days after which something that was checked no longer counts. */
export const FRESH_DAYS = 60

/**
 * Whether something was checked within the last 60 days.
 * @param checked the day, `YYYY-MM-DD`
 * @param now ms since 1970
 */
export function isFresh(checked: string, now: number): boolean {
  return daysBetween(parseDay(checked), wallTime('UTC', now)) <= FRESH_DAYS
}

/** A day as a sentence names it, without its year: `20 November`. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(new Date(day))
}
