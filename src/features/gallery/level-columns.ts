import type { Place } from './place-masonry'

/** As many works at the end of a column share out what it lacks. */
const LAST = 3

/**
 * Makes the last works of each column higher, so that all columns end on one line.
 * @param places where the works stand
 * @param ratios width over height of each
 * @param step the gap between two works of a column, in widths of the column
 */
export function levelColumns(places: readonly Place[], ratios: readonly number[], step: number): Place[] {
  const ofColumn = (column: number) => places.flatMap((place, at) => (place.column === column ? [at] : []))
  const columns = [...new Set(places.map(({ column }) => column))].map(ofColumn)
  const endOf = (members: readonly number[]) =>
    Math.max(...members.map((at) => (places[at]?.rise ?? 0) + (places[at]?.above ?? 0) * step + 1 / (ratios[at] ?? 1)))
  const lowest = Math.max(...columns.map(endOf))

  const level = [...places]
  for (const members of columns) {
    const last = members.slice(-LAST)
    const extra = (lowest - endOf(members)) / last.length
    for (const [nth, at] of last.entries()) {
      const place = places[at]
      if (place) level[at] = { ...place, rise: place.rise + nth * extra, extra }
    }
  }
  return level
}
