import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const NOTE = 'path-prefix'

/**
 * Records in Gatsby's cache which path prefix it was built for. Does nothing without a cache.
 * @param {string} prefix the value of PATH_PREFIX; empty for none
 * @param {string} folder where Gatsby runs
 */
export function notePrefix(prefix, folder = '.') {
  const cache = path.join(folder, '.cache')
  if (existsSync(cache)) writeFileSync(path.join(cache, NOTE), prefix)
}

/**
 * Deletes the cache and output of a build for another prefix: Gatsby would mix addresses of both, leaving the site
 * without images and fonts.
 * @param {string} prefix prefix of the upcoming build
 * @param {string} folder where Gatsby runs
 * @returns {string | undefined} the prefix of the deleted build; undefined if nothing was deleted
 */
export function forgetOtherPrefix(prefix, folder = '.') {
  const cache = path.join(folder, '.cache')
  if (!existsSync(cache)) return undefined
  const note = path.join(cache, NOTE)
  const before = existsSync(note) ? readFileSync(note, 'utf8') : ''
  if (before === prefix) return undefined
  for (const name of ['.cache', 'public']) rmSync(path.join(folder, name), { recursive: true, force: true })
  return before
}
