/** Steps between neighbouring pixels below the first are ignored as grain; larger ones are capped at the second. */
const GRAIN = 3
const MOST = 60
/** Side of the tiles that are compared, and of the part that is searched for, in pixels. */
const TILE = 60
const PART = 8 * TILE

/** How detailed a picture is, and the centre of its most detailed part, in pixels. */
export interface Finest {
  fineness: number
  x: number
  y: number
}

/**
 * Finds the most detailed part of a picture: the 480 by 480 pixels with the largest steps between neighbours.
 * @param grey lightness of each pixel, from 0 to 255, row by row
 */
export function finestPart(grey: Uint8Array, width: number, height: number): Finest {
  const columns = Math.max(1, Math.floor(width / TILE))
  const rows = Math.max(1, Math.floor(height / TILE))
  const tiles = new Float64Array(columns * rows)
  let sum = 0
  for (let y = 1; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor(y / TILE)) * columns
    for (let x = 1; x < width; x++) {
      const at = y * width + x
      const here = grey[at] ?? 0
      const step = Math.max(Math.abs(here - (grey[at - 1] ?? 0)), Math.abs(here - (grey[at - width] ?? 0)))
      if (step < GRAIN) continue
      const counted = Math.min(step, MOST)
      sum += counted
      const tile = row + Math.min(columns - 1, Math.floor(x / TILE))
      tiles[tile] = (tiles[tile] ?? 0) + counted
    }
  }
  const across = Math.min(columns, PART / TILE)
  const down = Math.min(rows, PART / TILE)
  let best = { most: -1, x: 0, y: 0 }
  for (let y = 0; y <= rows - down; y++)
    for (let x = 0; x <= columns - across; x++) {
      let most = 0
      for (let j = 0; j < down; j++) for (let i = 0; i < across; i++) most += tiles[(y + j) * columns + x + i] ?? 0
      if (most > best.most) best = { most, x, y }
    }
  return {
    fineness: sum / Math.max(1, width * height),
    x: Math.min(width, (best.x + across / 2) * TILE),
    y: Math.min(height, (best.y + down / 2) * TILE),
  }
}
