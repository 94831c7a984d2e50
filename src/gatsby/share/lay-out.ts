/** A laid-out text: its font size and lines. */
export interface SetText {
  size: number
  lines: string[]
}

/** Breaks a text into lines; a word wider than a line gets its own. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/**
 * Sets a text in the largest size that fits.
 * @param sizes from largest to smallest, at which text that does not fit is truncated
 * @param height of all lines together, each `leading` times the size
 * @param measure returns the width of a line at a size
 */
export function setText(
  text: string,
  { sizes, width, height, leading }: { sizes: readonly number[]; width: number; height: number; leading: number },
  measure: (line: string, size: number) => number,
): SetText {
  for (const size of sizes) {
    const lines = breakLines(text, (line) => measure(line, size) <= width)
    if (lines.length * size * leading <= height && lines.every((line) => measure(line, size) <= width))
      return { size, lines }
  }
  const size = sizes.at(-1) ?? 0
  return {
    size,
    lines: breakLines(text, (line) => measure(line, size) <= width).slice(0, Math.floor(height / (size * leading))),
  }
}
