import type { Hung, Place } from './place-masonry'

/** How many of the last works are tried in every column. */
const TRIED = 7

/** A column being filled: its height in column widths, and whether it ends with a screen. */
interface Column extends Place {
  height: number
  screen: boolean
}

/**
 * Moves the last works to the columns whose ends then differ least: placed one by one under the shortest column, a tall
 * work that comes last would reach far below the others. No screen hangs directly below another.
 * @param placed the places found so far
 * @param step gap between two works of a column, in column widths
 */
export function balanceEnds(placed: readonly Place[], works: readonly Hung[], columns: number, step: number): Place[] {
  const under = ({ height, ...place }: Column, { ratio, screen = false }: Hung): Column => {
    return {
      ...place,
      rise: place.rise + 1 / ratio,
      above: place.above + 1,
      height: height + 1 / ratio + step,
      screen,
    }
  }
  const from = Math.max(0, works.length - TRIED)
  const start = Array.from({ length: columns }, (_, index) =>
    works
      .slice(0, from)
      .reduce<Column>((column, work, at) => (placed[at]?.column === index + 1 ? under(column, work) : column), {
        column: index + 1,
        rise: 0,
        above: 0,
        head: 0,
        height: 0,
        screen: false,
      }),
  )
  const mean = works.reduce((sum, { ratio }) => sum + 1 / ratio + step, 0) / columns
  let best = placed.slice(from)
  let least = Infinity

  const tryFrom = (at: number, ends: readonly Column[], hung: readonly Place[]) => {
    const heights = ends.map(({ height }) => height)
    const longest = Math.max(...heights)
    if (longest - mean >= least) return
    const work = works[at]
    if (!work) {
      const spread = longest - Math.min(...heights)
      if (spread < least) [best, least] = [[...hung], spread]
      return
    }
    for (const end of ends) {
      if (work.screen && end.screen) continue
      const { column, rise, above, head } = end
      const next = ends.map((one) => (one === end ? under(end, work) : one))
      tryFrom(at + 1, next, [...hung, { column, rise, above, head }])
    }
  }
  tryFrom(from, start, [])
  return [...placed.slice(0, from), ...best]
}
