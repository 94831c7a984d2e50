/** What determines a work's place. */
export interface Hung {
  /** Width over height of its image. */
  ratio: number
  /** A screen on its ground: never directly below another. */
  screen?: boolean
}

/** A work's place: its column, from 1, and what is above it there. */
export interface Place {
  column: number
  /** Sum of the heights of the images above it, in column widths. */
  rise: number
  /** How many works are above it; each adds a caption and a gap. */
  above: number
  /** 1 if the text at the head of its column is above it too. */
  head: 0 | 1
  /** How much taller it is than its ratio implies, in column widths; negative if cropped. */
  extra?: number
  /** How many columns it spans; one if unset. */
  span?: number
}

export interface MasonryOptions {
  columns: number
  /** Nominal width of a column, in px. */
  width: number
  /** Distance between two images of a column, in px: caption and gap. */
  step: number
  /**
   * How much taller than the shortest a column may be and still take the next work, in px, so a level pair reads left
   * to right.
   */
  tolerance: number
  /** Height of a text at the head of the last column, in px, including the gap below. */
  head?: number
}

/**
 * Places works in columns at their own ratios: each goes to the leftmost column within the tolerance of the shortest,
 * so list order stays reading order. A screen skips columns that end with one.
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
