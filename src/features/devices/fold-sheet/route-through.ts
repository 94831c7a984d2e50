/** A place on a page, in millimetres from its left and top. */
export type Point = readonly [x: number, y: number]

/** A smooth line through points, as SVG path data. It leaves each of them along the page, or down it. */
export function routeThrough(points: readonly Point[], isDown = false): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      const [fromX, fromY] = before
      const [middleX, middleY] = [(fromX + x) / 2, (fromY + y) / 2]
      const bend = isDown ? `${fromX} ${middleY} ${x} ${middleY}` : `${middleX} ${fromY} ${middleX} ${y}`
      return `C${bend} ${x} ${y}`
    })
    .join('')
}
