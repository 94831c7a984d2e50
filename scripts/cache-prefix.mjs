import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const NOTE = 'path-prefix'

/**
 * Notes in Gatsby's cache the prefix that it holds addresses with. Without a cache there is nothing to note.
 * @param {string} prefix as PATH_PREFIX has it; empty for none
 * @param {string} folder where Gatsby runs
 */
export function notePrefix(prefix, folder = '.') {
  const cache = path.join(folder, '.cache')
  if (existsSync(cache)) writeFileSync(path.join(cache, NOTE), prefix)
}

/**
 * Takes away cache and output of a build for another prefix: Gatsby would mix their addresses with those of this one, and
 * the site would be without images and fonts.
 * @param {string} prefix that of the build to come
 * @param {string} folder where Gatsby runs
 * @returns {string | undefined} the prefix of what was taken away; undefined where everything stays
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
