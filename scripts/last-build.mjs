import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const KEPT = '.last-build'

/** A fingerprint of a folder: changes whenever a file is added, removed or written. */
function stateOf(folder) {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { recursive: true })
    .map((name) => {
      const { size, mtimeMs } = statSync(path.join(folder, name))
      return `${name} ${size} ${mtimeMs}`
    })
    .sort()
    .join('\n')
}

/**
 * Keeps a copy of the last build, which a new build overwrites in place, and restores it if the new one fails. Gatsby's
 * cache is then deleted, as it describes the failed build. A build that fails before writing anything changes nothing.
 * @param {string} folder where Gatsby runs
 * @returns {(isBuilt: boolean) => boolean} to be called with whether the build succeeded; returns whether the copy was
 * restored
 */
export function keepLastBuild(folder = '.') {
  const [output, cache, kept, part] = ['public', '.cache', KEPT, `${KEPT}.part`].map((name) => path.join(folder, name))
  rmSync(part, { recursive: true, force: true })
  const putBack = () => {
    for (const stale of [output, cache]) rmSync(stale, { recursive: true, force: true })
    renameSync(kept, output)
  }
  // The previous build was killed halfway.
  if (existsSync(kept)) putBack()
  const before = stateOf(output)
  if (before !== '') {
    // Renamed only once complete: a half-finished copy must never be restored.
    cpSync(output, part, { recursive: true, preserveTimestamps: true })
    renameSync(part, kept)
  }

  return (isBuilt) => {
    const isLost = !isBuilt && before !== '' && stateOf(output) !== before
    if (isLost) putBack()
    else rmSync(kept, { recursive: true, force: true })
    return isLost
  }
}
