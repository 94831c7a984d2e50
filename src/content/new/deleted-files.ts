import path from 'node:path'

/**
 * Says which files are gone, one line per folder: `deleted content/brand (3 files)`.
 * @param before the files there were
 * @param after the files there are
 */
export function deletedFiles(before: readonly string[], after: readonly string[]): string[] {
  const left = new Set(after)
  const counts = new Map<string, number>()
  for (const file of before.filter((one) => !left.has(one))) {
    const folder = path.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].map(([folder, count]) => `deleted ${folder} (${count} ${count === 1 ? 'file' : 'files'})`)
}
