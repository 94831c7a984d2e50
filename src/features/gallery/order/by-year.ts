import type { Work } from '../works/work'

/** A year and its works. */
export interface Year {
  year: number
  works: Work[]
}

/** Works by year, newest first; within a year they keep their order. */
export function byYear(works: readonly Work[]): Year[] {
  const years = [...new Set(works.map(({ year }) => year))].sort((one, other) => other - one)
  return years.map((year) => ({ year, works: works.filter((work) => work.year === year) }))
}
