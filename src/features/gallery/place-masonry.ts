/** What of a work decides on its place. */
export interface Hung {
  /** Width over height of its image. */
  ratio: number
  /** A screen on its ground: it never stands below another. */
  screen?: boolean
}

/** Where a work stands: its column, from 1, and what is above it there. */
export interface Place {
  column: number
  /** Heights of the images above it, added up, over the width of the column. */
  rise: number
  /** How many works are above it; each adds a caption and a gap. */
  above: number
  /** 1 when the text at the head of its column is above it too. */
  head: 0 | 1
  /** How much higher than its ratio asks for it is, over the width of the column; below 0 it is cut. */
  extra?: number
}

export interface MasonryOptions {
  columns: number
  /** Nominal width of a column, in px. */
  width: number
  /** What stands between two images of a column, in px: caption and gap. */
  step: number
  /** How much higher than the shortest a column may be to take the next work, in px, so that a level pair reads left to right. */
  tolerance: number
  /** A text at the head of the last column, its height in px with the gap below. */
  head?: number
}

/**
 * Hangs works at their own ratios in columns: each goes to the leftmost column that is within the tolerance of the
 * shortest, so the order of the list stays the order of reading. A screen goes past columns that end with one.
 */
export function placeMasonry(
  works: readonly Hung[],
  { columns, width, step, tolerance, head = 0 }: MasonryOptions,
): Place[] {
  const ends = Array.from({ length: columns }, (_, index): Place => {
    return { column: index + 1, rise: 0, above: 0, head: head > 0 && index === columns - 1 ? 1 : 0 }
  })
  const underScreen = new Set<Place>()
  const height = (end: Place) => end.rise * width + end.above * step + end.head * head
  const shortest = (of: readonly Place[]) => of.reduce((least, end) => (height(end) < height(least) ? end : least))

  return works.map(({ ratio, screen = false }) => {
    const apart = screen ? ends.filter((column) => !underScreen.has(column)) : ends
    const open = apart.length > 0 ? apart : ends
    const most = height(shortest(open)) + tolerance
    const end = open.find((column) => height(column) <= most) ?? shortest(open)
    const place = { ...end }
    end.rise += 1 / ratio
    end.above += 1
    if (screen) underScreen.add(end)
    else underScreen.delete(end)
    return place
  })
}
