import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { HASHED } from '../hosting/headers'

/** webpack's stats, kept out of the published site for the tests and the next build. */
export const STATS = '.cache/webpack.stats.json'

/** Build artefacts that no visitor needs: source maps, debug builds of Workbox, the unused Partytown, the chunk map. */
const LEFTOVERS = [/\.map$/, /(^|\/)workbox-[^/]+\/.*\.dev\.js$/, /^~partytown\//, /^chunk-map\.json$/]

/** Whether a file of the built site, `workbox-v4.3.1/workbox-core.dev.js`, is one that nobody requests. */
export const isLeftover = (file: string): boolean => LEFTOVERS.some((pattern) => pattern.test(file))

/** Whether a file is a script or style sheet of the previous build, which Gatsby leaves in place. */
export const isOutdated = (file: string, made: ReadonlySet<string>): boolean =>
  made.size > 0 && !made.has(file) && (HASHED.test(file) || /^[^/]+\.LICENSE\.txt$/.test(file))

/**
 * Removes from the built site what no visitor needs. Whatever reads `webpack.stats.json` there must run earlier.
 * @param made files that webpack emitted in this build; if empty, scripts of the previous build stay
 */
export function removeLeftovers(made: ReadonlySet<string>, folder = path.resolve('public')): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  for (const file of files.filter((name) => isLeftover(name) || isOutdated(name, made)))
    rmSync(path.join(folder, file), { recursive: true, force: true })
  rmSync(path.join(folder, '~partytown'), { recursive: true, force: true })
  const stats = path.join(folder, 'webpack.stats.json')
  if (existsSync(stats)) renameSync(stats, path.resolve(STATS))
}
