import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ModuleKind, ScriptTarget, transpile } from 'typescript'
import { pathsThat } from '../../content/routes/route-of'
import { invariant } from '../../lib/invariant'
import { siteVersion } from '../../gatsby/build/site-version'

/** What webpack tells of what it made, as far as it matters here. */
interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}

const script = (name: string) =>
  transpile(readFileSync(path.join('src/offline/worker', name), 'utf8'), {
    target: ScriptTarget.ES2020,
    module: ModuleKind.None,
  })

/** The chunks that any page may need, by the names that the site's own imports give them: not the film's players. */
const SHARED = ['app', 'collapse', 'drawer', 'overlays']

/** The scripts and styles of every page: by the chunk that is theirs, and those that all of them share. */
function readFiles() {
  const { namedChunkGroups } = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as Stats
  const filesOf = (chunk: string) =>
    invariant(namedChunkGroups[chunk], `the chunk ${chunk}`)
      .assets.map(({ name }) => `/${name}`)
      .filter((file) => /\.(js|css)$/.test(file))
  const pages = Object.keys(namedChunkGroups).filter((chunk) => chunk.startsWith('component---'))
  return {
    pages: Object.fromEntries(pages.map((chunk) => [chunk, filesOf(chunk)])),
    shared: [...new Set(SHARED.flatMap(filesOf))],
  }
}

/** The script that stands at the worker's address in a build without one. */
export const retiringWorker = () => script('retire.ts')

/** Names what the plugin precaches by what it is now: the plugin has hashed the pages before their last change. */
function refreshRevisions(): void {
  const worker = readFileSync('public/sw.js', 'utf8').replace(
    /("url": "([^"]+)",\s+"revision": ")[0-9a-f]+/g,
    (_, before: string, file: string) =>
      before +
      createHash('md5')
        .update(readFileSync(path.join('public', file)))
        .digest('hex'),
  )
  writeFileSync('public/sw.js', worker)
}

/**
 * Completes `public/sw.js`, which gatsby-plugin-offline has just written, with what this site keeps and answers. In a
 * build without a service worker it writes the script that removes it from the browsers which have one.
 */
export function finishServiceWorker(): void {
  if (process.env.SERVICE_WORKER === 'off') {
    writeFileSync('public/sw.js', retiringWorker())
    return
  }
  const site = JSON.stringify({ version: siteVersion(), always: pathsThat('are kept'), ...readFiles() })
  const scripts = ['kept-pages.ts', 'answers.ts'].map(script).join('\n')
  refreshRevisions()
  appendFileSync('public/sw.js', `\n;(() => {\nconst site = ${site}\n${scripts}})()\n`)
}
