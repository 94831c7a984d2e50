import { type Hung, type Place, placeMasonry, type MasonryOptions } from './place-masonry'

/**
 * Places works in the columns of a phone, where screens wider than high span all of them: in one column they would be
 * too small to read. A work alone between two of them spans all columns too.
 * @param options the step is the gap between columns as well
 * @param level ends what hangs between two of them on one line
 */
export function placeSpanning(
  works: readonly Hung[],
  options: MasonryOptions,
  level: (placed: Place[], works: readonly Hung[]) => Place[],
): Place[] {
  const { columns } = options
  const places: Place[] = []
  let rise = 0
  let above = 0
  let between: Hung[] = []

  const hang = () => {
    const isAlone = between.length === 1
    const placed = isAlone
      ? [{ column: 1, rise: 0, above: 0, head: 0 as const, span: columns }]
      : placeMasonry(between, options)
    let end: readonly [number, number] = [0, 0]
    for (const [at, place] of (isAlone ? placed : level(placed, between)).entries()) {
      const { span = 1, extra = 0 }: Place = place
      const height = 1 / (between[at]?.ratio ?? 1)
      const bottom = place.rise + span * height + extra
      // In wider windows the column with fewer gaps ends lower. The gaps that a work spans make it taller too.
      if (bottom > end[0]) end = [bottom, place.above + 1 + (span - 1) * height]
      places.push({ ...place, rise: rise + place.rise, above: above + place.above })
    }
    rise += end[0]
    above += end[1]
    between = []
  }

  for (const work of works) {
    const isWide = work.screen && work.ratio > 1
    if (isWide) hang()
    between.push(work)
    if (isWide) hang()
  }
  hang()
  return places
}
