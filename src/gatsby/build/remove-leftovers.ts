import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { HASHED } from '../hosting/headers'

/** What webpack tells of what it made, kept from publication for the tests. */
export const STATS = '.cache/webpack.stats.json'

/** What tools leave behind that no visitor needs: source maps, debug builds of Workbox, Partytown, which is not used. */
const LEFTOVERS = [/\.map$/, /(^|\/)workbox-[^/]+\/.*\.dev\.js$/, /^~partytown\//, /^chunk-map\.json$/]

/** Whether a file of the built site, `workbox-v4.3.1/workbox-core.dev.js`, is one that nobody asks for. */
export const isLeftover = (file: string): boolean => LEFTOVERS.some((pattern) => pattern.test(file))

/** Whether a file is a script or style sheet of the build before, which Gatsby leaves where it is. */
export const isOutdated = (file: string, made: ReadonlySet<string>): boolean =>
  made.size > 0 && !made.has(file) && (HASHED.test(file) || /^[^/]+\.LICENSE\.txt$/.test(file))

/**
 * Takes out of the built site what no visitor needs. Whoever reads `webpack.stats.json` must have read it by then.
 * @param made what webpack made in this build; with nothing, scripts of the build before stay
 */
export function removeLeftovers(made: ReadonlySet<string>, folder = path.resolve('public')): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  for (const file of files.filter((name) => isLeftover(name) || isOutdated(name, made)))
    rmSync(path.join(folder, file), { recursive: true, force: true })
  rmSync(path.join(folder, '~partytown'), { recursive: true, force: true })
  const stats = path.join(folder, 'webpack.stats.json')
  if (existsSync(stats)) renameSync(stats, path.resolve(STATS))
}
