import { interpolate } from '../../lib/text/interpolate'
/** An employment: first and last year; `to` is null while it is ongoing. */
export interface Term {
  readonly from: number
  readonly to: number | null
}

/** The years of an employment, newest first; an ongoing one lasts until the present year. */
export function yearsOf({ from, to }: Term, present: number): number[] {
  const last = to ?? present
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => last - index)
}

/** The years of an employment as its block shows them: `2015 – 2017`, `2015`, or `2020 – now`. */
export function termText({ from, to }: Term): string {
  if (to === null) return interpolate(STRINGS.curriculum.now, { from })
  return from === to ? String(from) : interpolate(STRINGS.curriculum.years, { from, to })
}
