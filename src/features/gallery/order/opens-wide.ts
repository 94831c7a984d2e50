/**
 * Whether the first work of a year takes all that the year leaves of its row from md on, so that no work stands alone in one: where
 * it is the only work, or where the last of four columns would be.
 * @param count how many works the year has
 * @param columns of the gallery, the first of which begins with the year
 */
export function opensWide(count: number, columns: number): boolean {
  return (count === 1 && columns > 2) || (count > 0 && columns === 4 && count % 4 === 0)
}
