import type { Hung, MasonryOptions, Place } from './place-masonry'

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

/** Most room for a text at the head of a column that levels the columns, by the room it otherwise has. */
const ROOMY = 1.35
/** The narrowest of two columns in wide windows, and there the text: characters of a line, its height, the gap below. */
const NARROW = { width: 440, line: 25, height: 36, gap: 32 }

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

/**
 * Aligns the ends of two columns at every width: the works below the text at the head of the second move up or down,
 * unless that would leave the text too little room anywhere, or too much.
 * @param places where the works are
 * @param works the works in those places
 * @param options what they have been placed by
 * @param length of the text, in characters
 */
export function levelUnderHead(
  places: readonly Place[],
  works: readonly Hung[],
  { width, step, head = 0 }: MasonryOptions,
  length: number,
): Place[] {
  const [one, two] = [1, 2].map((column) => {
    const last = places.findLastIndex((place) => place.column === column)
    const { rise = 0, above = 0 } = places[last] ?? {}
    return { rise: rise + 1 / (works[last]?.ratio ?? 1), above }
  })
  const rise = (one?.rise ?? 0) - (two?.rise ?? 0)
  const above = (one?.above ?? 0) - (two?.above ?? 0)
  const roomIn = (column: number) => rise * column + above * step
  const text = Math.ceil(length / NARROW.line) * NARROW.height + NARROW.gap
  const isFit = roomIn(NARROW.width) >= text && roomIn(width) >= text && roomIn(width) <= ROOMY * head
  return places.map((place) =>
    isFit && place.column === 2 ? { ...place, rise: place.rise + rise, above: place.above + above, head: 0 } : place,
  )
}
