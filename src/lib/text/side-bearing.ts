/** Measured left side bearing of each digit in the display face at weight 600, in em. */
const BEARINGS: Record<string, number> = {
  0: 0.047,
  1: 0.031,
  2: 0.031,
  3: 0.016,
  4: 0.016,
  5: 0.047,
  6: 0.047,
  7: 0.016,
  8: 0.047,
  9: 0.047,
}

/**
 * How far to pull a figure left so that its first stem, not the blank beside it, sits on the axis.
 * @returns the distance in em; 0 for text that does not start with a digit
 */
export function sideBearing(figure: string): number {
  return BEARINGS[figure.charAt(0)] ?? 0
}
