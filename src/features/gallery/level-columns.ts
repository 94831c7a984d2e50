import type { Hung, Place } from './place-masonry'

/**
 * How many works at the end of a column share its shortfall; photographs if there are any, as a screen would only gain
 * blank space.
 */
const LAST = 3
/**
 * With whole screens there may be more to share: then as many photographs as keep each share below this, in column
 * widths.
 */
const MOST = 0.25

/** Where each column ends, in column widths. */
export function endsOfColumns(places: readonly Place[], works: readonly Hung[], step: number): number[] {
  const ends = new Map<number, number>()
  for (const [at, { column, rise, above }] of places.entries())
    ends.set(column, Math.max(ends.get(column) ?? 0, rise + above * step + 1 / (works[at]?.ratio ?? 1)))
  return [...ends.values()]
}

/**
 * Aligns the ends of all columns: the last works of a column share its shortfall, and a last photograph that reaches
 * beyond the line is cropped.
 * @param places where the works are
 * @param works the works in those places
 * @param step gap between two works of a column, in column widths
 * @param least how much of a cropped photograph must stay visible, in column widths: the line is then the end of the
 * shortest column, or lower if this or whole screens require it. Without it nothing is cropped, and the line is the end
 * of the longest
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
