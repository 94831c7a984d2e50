import { interpolate } from '../../lib/text/interpolate'

/** With more years than this, columns are too narrow for text. */
const MOST_BESIDE = 16

/** Maximum number of years the ruler has room to label. */
const MOST_NAMED = 12

/** Something with a first year. */
interface Begun {
  readonly from: number
}

/** The years of a timeline, one per column: from the earliest start to the present. */
export function yearsOfLife(begun: readonly Begun[], present: number): number[] {
  const first = Math.min(present, ...begun.map(({ from }) => from))
  return Array.from({ length: present - first + 1 }, (_, index) => first + index)
}

/** Whether text fits into the columns of its years; otherwise it goes below. */
export const isShort = (years: readonly number[]): boolean => years.length <= MOST_BESIDE

/** The years labelled on the ruler: all, or every second, third and so on, counted back from the present. */
export function namedYears(years: readonly number[]): number[] {
  const step = Math.ceil(years.length / MOST_NAMED)
  return years.filter((_, index) => (years.length - 1 - index) % step === 0)
}

/** The column of a year, from 1. Years outside the timeline go to the first or last column. */
export function columnOf(year: number, years: readonly number[]): number {
  const first = years[0] ?? year
  return Math.min(years.length, Math.max(1, year - first + 1))
}

/** A range of years as text: `2015 to 2017`, `2015`, or `since 2020` if it has not ended. */
export function yearsText(from: number, to: number | null): string {
  if (to === null) return interpolate(STRINGS.about.since, { from })
  return from === to ? String(from) : interpolate(STRINGS.about.years, { from, to })
}
