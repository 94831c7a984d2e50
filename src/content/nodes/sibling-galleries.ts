import type { Gallery } from '../schemas/gallery'

/** A gallery that the columns switch may link to. */
export type Sibling = Pick<Gallery, 'slug' | 'arrangement' | 'columns' | 'fluid'>

/** The same gallery layout with margins if this one has none, or without if it has. */
export function sisterOf(galleries: readonly Sibling[], { arrangement, columns, fluid }: Sibling): Sibling | undefined {
  return galleries.find(
    (other) => other.arrangement === arrangement && other.columns === columns && other.fluid !== fluid,
  )
}

/**
 * One gallery per number of columns, of the same arrangement and, where possible, the same width as the present one.
 */
export function siblingGalleries(galleries: readonly Sibling[], present: Sibling): Sibling[] {
  const alike = galleries.filter(({ arrangement }) => arrangement === present.arrangement)
  const counts = [...new Set(alike.map(({ columns }) => columns))].sort((a, b) => a - b)

  return counts.flatMap((count) => {
    const candidates = alike.filter(({ columns }) => columns === count)
    return candidates.find(({ fluid }) => fluid === present.fluid) ?? candidates.slice(0, 1)
  })
}
