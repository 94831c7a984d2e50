/**
 * Fills columns with groups, one column after another, so that their ends are close.
 * @param heights heights of the groups, in order
 * @returns the column of each group, from 0
 */
export function intoColumns(heights: readonly number[], columns: number): number[] {
  const goal = heights.reduce((sum, height) => sum + height, 0) / columns
  let above = 0
  return heights.map((height) => {
    // By its middle: a group goes where most of it belongs.
    const column = Math.min(columns - 1, Math.floor((above + height / 2) / goal))
    above += height
    return column
  })
}
