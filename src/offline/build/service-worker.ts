import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ModuleKind, ScriptTarget, transpile } from 'typescript'
import { loadStrings } from '../../content/load-strings'
import { pathsThat } from '../../content/routes/route-of'
import { siteVersion } from '../../gatsby/build/site-version'
import type { WorkerSettings } from '../protocol'
import { writePageFiles } from './page-files'

const script = (name: string) =>
  transpile(readFileSync(path.join('src/offline/worker', name), 'utf8'), {
    target: ScriptTarget.ES2020,
    module: ModuleKind.None,
  })

const scripts = (...names: string[]) => names.map(script).join('\n')

/** The script at the worker's address in a build without a service worker. */
export const retiringWorker = () => scripts('own-caches.ts', 'retire.ts')

/** The code that is appended to the plugin's worker. */
export const keepingWorker = (site: WorkerSettings) =>
  `;(() => {
const site = ${JSON.stringify(site)}
${scripts('own-caches.ts', 'quiet-plugin.ts', 'files.ts', 'kept-pages.ts', 'answers.ts')}})()
`

/**
 * Removes the plugin's precache list: it would cache any response, and serve scripts before anything can verify them.
 * What every visit needs is kept with the pages that are always kept.
 */
function withoutPrecache(worker: string): string {
  const emptied = worker.replace(
    /self\.__precacheManifest = \[[^]*?\]\.concat\(/,
    'self.__precacheManifest = [].concat(',
  )
  if (emptied === worker) throw new Error('gatsby-plugin-offline no longer names what it precaches as expected')
  return emptied
}

/**
 * Appends what this site keeps and answers to `public/sw.js`, which gatsby-plugin-offline has just written, and lists
 * the files of each page. In a build without a service worker it writes the script that removes it from browsers that
 * have one.
 * @param prefix the site's prefix without its trailing slash
 */
export function finishServiceWorker(prefix: string): void {
  if (process.env.SERVICE_WORKER === 'off') {
    writeFileSync('public/sw.js', retiringWorker())
    return
  }
  writePageFiles(prefix)
  const { offline } = loadStrings()
  const version = siteVersion(prefix)
  const site = { version, always: pathsThat('are kept'), offline: offline.offline, full: offline.full }
  const worker = withoutPrecache(readFileSync('public/sw.js', 'utf8'))
  writeFileSync('public/sw.js', `${worker}\n${keepingWorker(site)}`)
}
