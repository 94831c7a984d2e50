import { interpolate } from '../../lib/text/interpolate'
/** Years of the timeline, one a column. */
export const YEARS = 12

/** The twelve years up to and with the present one. */
export function yearsUntil(present: number): number[] {
  return Array.from({ length: YEARS }, (_, index) => present - YEARS + 1 + index)
}

/**
 * The column of a year, 1 to 12. What lies before the timeline stands in its first column, what lies after it in the
 * last, so that no year is lost.
 */
export function columnOf(year: number, present: number): number {
  return Math.min(YEARS, Math.max(1, YEARS - (present - year)))
}

/** The years of something as text: `2015 to 2017`, `2015`, or `since 2020` where it has not ended. */
export function yearsText(from: number, to: number | null): string {
  if (to === null) return interpolate(STRINGS.about.since, { from })
  return from === to ? String(from) : interpolate(STRINGS.about.years, { from, to })
}
