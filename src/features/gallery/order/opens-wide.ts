/**
 * Whether the first work of a year is two cells wide from md up, so that no work is left alone in a row: when it is the
 * year's only work, or when the last would be alone in a row of four columns.
 * @param count number of works in the year
 * @param columns columns of the gallery; the year itself takes the first cell
 */
export function opensWide(count: number, columns: number): boolean {
  return (count === 1 && columns > 2) || (count > 0 && columns === 4 && count % 4 === 0)
}
