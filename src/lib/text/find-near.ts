/**
 * Finds the word that was most likely meant.
 * @returns the nearest candidate as `findAllNear` finds it, if any
 */
export function findNear(word: string, candidates: readonly string[]): string | undefined {
  return findAllNear(word, candidates)[0]
}

/**
 * All candidates within two edits (change, addition, removal, swap), one for words of up to four letters, nearest
 * first.
 */
export function findAllNear(word: string, candidates: readonly string[]): string[] {
  const limit = word.length < 5 ? 1 : 2
  return candidates
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter((near) => near.distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .map(({ candidate }) => candidate)
}

/** Edit distance: letters changed, added, removed or swapped with their neighbour to turn `a` into `b`. */
function distance(a: string, b: string): number {
  const rows: number[][] = []
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 0; i <= a.length; i++) {
    const row: number[] = []
    rows.push(row)
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        row.push(i + j)
        continue
      }
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + change,
          swapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(a.length, b.length)
}
