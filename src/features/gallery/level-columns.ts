import type { Hung, Place } from './place-masonry'

/** As many works at the end of a column share out what it lacks, photographs where there are any: what a screen would gain is empty. */
const LAST = 3
/** More of them share where whole screens leave much to share: as many photographs as it takes for this each, in widths of the column. */
const MOST = 0.25

/**
 * Lets all columns end on one line: the last works of a column share out what it lacks, and its last one, where it is a photograph,
 * is cut where it goes beyond.
 * @param places where the works stand
 * @param works what stands there
 * @param step the gap between two works of a column, in widths of the column
 * @param least what is seen at least of a photograph that is cut, in widths of the column: the line is that of the shortest column,
 *   or as much further down as this and whole screens ask for. Without it nothing is cut, and the line is that of the longest
 */
export function levelColumns(places: readonly Place[], works: readonly Hung[], step: number, least?: number): Place[] {
  const ofColumn = (column: number) => places.flatMap((place, at) => (place.column === column ? [at] : []))
  const columns = [...new Set(places.map(({ column }) => column))].map(ofColumn)
  const topOf = (at: number) => (places[at]?.rise ?? 0) + (places[at]?.above ?? 0) * step
  const endOf = (members: readonly number[]) =>
    Math.max(...members.map((at) => topOf(at) + 1 / (works[at]?.ratio ?? 1)))
  const isScreen = (at: number) => works[at]?.screen === true
  const leastOf = (members: readonly number[], shown: number) =>
    isScreen(members.at(-1) ?? 0) ? endOf(members) : Math.max(...members.map(topOf)) + shown
  const ends = columns.map(endOf)
  const line =
    least === undefined
      ? Math.max(...ends)
      : Math.max(Math.min(...ends), ...columns.map((members) => leastOf(members, least)))

  const level = [...places]
  for (const members of columns) {
    const lacks = line - endOf(members)
    const count = least === undefined ? LAST : Math.max(LAST, Math.ceil(lacks / MOST))
    const photographs = members.filter((at) => !isScreen(at)).slice(-count)
    const sharing = lacks < 0 ? members.slice(-1) : photographs.length > 0 ? photographs : members.slice(-LAST)
    const last = members.slice(members.indexOf(sharing[0] ?? 0))
    let lower = 0
    for (const at of last) {
      const place = places[at]
      const extra = sharing.includes(at) ? lacks / sharing.length : 0
      if (place) level[at] = { ...place, rise: place.rise + lower, extra }
      lower += extra
    }
  }
  return level
}
