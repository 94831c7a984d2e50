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

/** The script that stands at the worker's address in a build without one. */
export const retiringWorker = () => scripts('own-caches.ts', 'retire.ts')

/** What stands behind the plugin's part of the worker. */
export const keepingWorker = (site: WorkerSettings) =>
  `;(() => {
const site = ${JSON.stringify(site)}
${scripts('own-caches.ts', 'quiet-plugin.ts', 'files.ts', 'kept-pages.ts', 'answers.ts')}})()
`

/**
 * Takes away what the plugin precaches: it would keep whatever answers, and hands out scripts before anybody can look at
 * them. What every visit needs is kept with the pages that are always kept.
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
 * Completes `public/sw.js`, which gatsby-plugin-offline has just written, with what this site keeps and answers, and lists
 * what each page is made of. In a build without a service worker it writes the script that removes it from the browsers
 * which have one.
 * @param prefix the site's prefix without the slash at its end
 */
export function finishServiceWorker(prefix: string): void {
  if (process.env.SERVICE_WORKER === 'off') {
    writeFileSync('public/sw.js', retiringWorker())
    return
  }
  writePageFiles(prefix)
  const { offline } = loadStrings()
  const site = { version: siteVersion(), always: pathsThat('are kept'), offline: offline.offline, full: offline.full }
  const worker = withoutPrecache(readFileSync('public/sw.js', 'utf8'))
  writeFileSync('public/sw.js', `${worker}\n${keepingWorker(site)}`)
}
