/** Where the edges of the way are, as parts of the window's height. */
const BEGINS = 0.8
const ENDS = 0.45

/**
 * How far something is read while it comes up the window: nothing while its top is below four fifths of the window, all
 * of it once its middle is a little above the window's.
 * @returns 0 to 1
 */
export function readingOf({ top, height }: { top: number; height: number }, windowHeight: number): number {
  const way = (BEGINS - ENDS) * windowHeight + height / 2
  return Math.min(1, Math.max(0, (BEGINS * windowHeight - top) / way))
}
