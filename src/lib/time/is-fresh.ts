/** Days until a check is out of date. */
export const FRESH_DAYS = 60

/** In ms. */
const DAY = 86_400_000

/**
 * Whether something was checked within the last 60 days, by the calendar of UTC: a visitor's phone takes a tenth of a
 * second to make its first `Intl.DateTimeFormat`.
 * @param checked the date, `YYYY-MM-DD`
 * @param now ms since 1970
 */
export function isFresh(checked: string, now: number): boolean {
  return Math.floor((now - Date.parse(checked)) / DAY) <= FRESH_DAYS
}
