/** How the first work of a year stands where it is larger than the others. */
export type Opening = 'wide' | 'large'

/**
 * How the first work of a year stands from md on, so that none stands alone in a row. A work alone takes what the year leaves of
 * the row, `wide`. Four columns in which the last work would stand alone have two rows of a `large` one, which fills what would
 * be empty.
 * @param count how many works the year has
 * @param columns of the gallery, the first of which begins with the year
 */
export function openingOf(count: number, columns: number): Opening | undefined {
  if (count === 1 && columns > 2) return 'wide'
  return count > 0 && columns === 4 && count % 4 === 0 ? 'large' : undefined
}
