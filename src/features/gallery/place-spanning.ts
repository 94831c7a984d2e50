import { levelColumns } from './level-columns'
import { type Hung, type Place, placeMasonry, type MasonryOptions } from './place-masonry'

/**
 * Places works in the columns of a phone, where wide screens span all of them: in one column they would be too small to
 * read. What hangs between two of them ends level, and a work alone between them spans all columns too.
 * @param options the step is the gap between columns as well
 * @param least how much of a cropped photograph must stay visible, in column widths
 * @param isLevel whether the works below the last wide screen end level too
 */
export function placeSpanning(works: readonly Hung[], options: MasonryOptions, least: number, isLevel: boolean) {
  const { columns, width, step } = options
  const places: Place[] = []
  let top = { rise: 0, above: 0 }
  let between: Hung[] = []

  const span = ({ ratio }: Hung) => {
    places.push({ column: 1, ...top, head: 0, span: columns })
    // The gaps that it spans make it taller too.
    top = { rise: top.rise + columns / ratio, above: top.above + 1 + (columns - 1) / ratio }
  }
  const hang = (isLast: boolean) => {
    const [only] = between
    if (only && between.length === 1) span(only)
    else if (only) {
      const placed = placeMasonry(between, options)
      const level = isLast && !isLevel ? placed : levelColumns(placed, between, step / width, least)
      const ends = level.map(({ rise, above, extra = 0 }, at) => {
        return { rise: rise + 1 / (between[at]?.ratio ?? 1) + extra, above: above + 1 }
      })
      places.push(...level.map((place) => ({ ...place, rise: top.rise + place.rise, above: top.above + place.above })))
      // In wider windows the column with fewer gaps ends lower.
      const end = ends.reduce((lowest, one) => (one.rise > lowest.rise ? one : lowest))
      top = { rise: top.rise + end.rise, above: top.above + end.above }
    }
    between = []
  }

  for (const work of works) {
    if (work.wide) {
      hang(false)
      span(work)
    } else between.push(work)
  }
  hang(true)
  return places
}
