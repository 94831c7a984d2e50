/** Weeks of the plan, one per column. */
export const WEEKS = 12
/** Columns a text takes beside its block. */
const TEXT = 5
/** Minimum weeks for a block to hold its text. */
const WIDE = 6

/**
 * Where the text of a step goes: inside a wide block, else after it if five columns are left, else before it.
 * @param step first and last week, 1 to 12
 * @returns the side, and the column its text starts in
 */
export function placeStep({ from, to }: { from: number; to: number }): {
  side: 'inside' | 'after' | 'before'
  column: number
} {
  if (to - from + 1 >= WIDE) return { side: 'inside', column: from + 1 }
  if (to + TEXT <= WEEKS) return { side: 'after', column: to + 1 }
  return { side: 'before', column: Math.max(1, from - TEXT) }
}
