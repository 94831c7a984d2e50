/**
 * Whether the last work of a year is two cells wide from md up: when it is alone in its row, as the year's only work,
 * or as one more than fills the row before in four columns.
 * @param count number of works in the year
 * @param columns columns of the gallery; the year itself takes the first cell
 */
export function endsWide(count: number, columns: number): boolean {
  return (count === 1 && columns > 2) || (count > 0 && columns === 4 && count % 4 === 0)
}
