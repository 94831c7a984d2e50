import { daysBetween, parseDay, wallTime } from './zoned-time'

/** Days until a check is out of date. */
export const FRESH_DAYS = 60

/**
 * Whether something was checked within the last 60 days.
 * @param checked the date, `YYYY-MM-DD`
 * @param now ms since 1970
 */
export function isFresh(checked: string, now: number): boolean {
  return daysBetween(parseDay(checked), wallTime('UTC', now)) <= FRESH_DAYS
}

/** A date without its year: `20 November`. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(new Date(day))
}
