/** A text as it is set: its size, and its lines. */
export interface SetText {
  size: number
  lines: string[]
}

/** Breaks a text into lines; a word that is wider than a line has one of its own. */
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
 * Sets a text as large as it fits.
 * @param sizes from the largest to the smallest, which takes what does not fit
 * @param height of all lines together, each of them `leading` times its size
 * @param measure gives the width of a line at a size
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
