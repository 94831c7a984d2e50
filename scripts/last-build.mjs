import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const KEPT = '.last-build'

/** What a folder holds: differs once a file has come, gone, or been written. */
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
 * Keeps the last build beside a new one, which writes over it in place, so that one that fails leaves it as it was. Gatsby's
 * cache then goes, for it tells of the files that failed; one that fails before anything is written costs nothing.
 * @param {string} folder where Gatsby runs
 * @returns {(isBuilt: boolean) => boolean} what to call at the end, with whether all went well; gives whether it was put back
 */
export function keepLastBuild(folder = '.') {
  const [output, cache, kept, part] = ['public', '.cache', KEPT, `${KEPT}.part`].map((name) => path.join(folder, name))
  rmSync(part, { recursive: true, force: true })
  const putBack = () => {
    for (const stale of [output, cache]) rmSync(stale, { recursive: true, force: true })
    renameSync(kept, output)
  }
  // The build before this one was killed, halfway.
  if (existsSync(kept)) putBack()
  const before = stateOf(output)
  if (before !== '') {
    // Under its name only once it is whole: what is killed while it copies must not be put back.
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
