import { interpolate } from '../../lib/text/interpolate'
/** An employment: its first year, and its last, or none while it goes on. */
export interface Term {
  readonly from: number
  readonly to: number | null
}

/** The years of an employment, newest first; one that goes on lasts until the present year. */
export function yearsOf({ from, to }: Term, present: number): number[] {
  const last = to ?? present
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => last - index)
}

/** The years as the block of an employment shows them: `2015 – 2017`, `2015`, or `2020 – now`. */
export function termText({ from, to }: Term): string {
  if (to === null) return interpolate(STRINGS.curriculum.now, { from })
  return from === to ? String(from) : interpolate(STRINGS.curriculum.years, { from, to })
}
