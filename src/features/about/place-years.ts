import { interpolate } from '../../lib/text/interpolate'

/** More years than this stand too close for words in their columns. */
const MOST_BESIDE = 16

/** As many years as the ruler has room to name. */
const MOST_NAMED = 12

/** Something with a first year. */
interface Begun {
  readonly from: number
}

/** The years of a timeline, one a column: from the first year that anything began in to the present one. */
export function yearsOfLife(begun: readonly Begun[], present: number): number[] {
  const first = Math.min(present, ...begun.map(({ from }) => from))
  return Array.from({ length: present - first + 1 }, (_, index) => first + index)
}

/** Whether words have room in the columns of their years; else they stand below. */
export const isShort = (years: readonly number[]): boolean => years.length <= MOST_BESIDE

/** The years that the ruler names: all of them, or every second, third and so on, with the present one. */
export function namedYears(years: readonly number[]): number[] {
  const step = Math.ceil(years.length / MOST_NAMED)
  return years.filter((_, index) => (years.length - 1 - index) % step === 0)
}

/** The column of a year, from 1; what lies after the timeline stands in the last, so that no year is lost. */
export function columnOf(year: number, years: readonly number[]): number {
  const first = years[0] ?? year
  return Math.min(years.length, Math.max(1, year - first + 1))
}

/** The years of something as text: `2015 to 2017`, `2015`, or `since 2020` where it has not ended. */
export function yearsText(from: number, to: number | null): string {
  if (to === null) return interpolate(STRINGS.about.since, { from })
  return from === to ? String(from) : interpolate(STRINGS.about.years, { from, to })
}
