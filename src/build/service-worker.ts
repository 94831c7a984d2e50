import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ModuleKind, ScriptTarget, transpile } from 'typescript'
import { siteVersion } from './site-version'

/** What webpack tells of what it made, as far as it matters here. */
interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}

const script = (name: string) =>
  transpile(readFileSync(path.join('src/worker', name), 'utf8'), {
    target: ScriptTarget.ES2020,
    module: ModuleKind.None,
  })

const isPage = (chunk: string) => chunk.startsWith('component---')

/** The scripts and styles of every page: by the chunk that is theirs, and those of the layouts, which all of them need. */
function readFiles() {
  const { namedChunkGroups } = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as Stats
  const chunks = Object.entries(namedChunkGroups).map(([name, { assets }]) => {
    return { name, files: assets.map((asset) => `/${asset.name}`).filter((file) => /\.(js|css)$/.test(file)) }
  })
  return {
    pages: Object.fromEntries(chunks.filter(({ name }) => isPage(name)).map(({ name, files }) => [name, files])),
    shared: chunks.filter(({ name }) => !isPage(name)).flatMap(({ files }) => files),
  }
}

/** The script that stands at the worker's address in a build without one. */
export const retiringWorker = () => script('retire.ts')

/**
 * Completes `public/sw.js`, which gatsby-plugin-offline has just written, with what this site keeps and answers. In a
 * build without a service worker it writes the script that removes it from the browsers which have one.
 */
export function finishServiceWorker(): void {
  if (process.env.SERVICE_WORKER === 'off') {
    writeFileSync('public/sw.js', retiringWorker())
    return
  }
  const site = JSON.stringify({ version: siteVersion(), ...readFiles() })
  const scripts = ['kept-pages.ts', 'answers.ts'].map(script).join('\n')
  appendFileSync('public/sw.js', `\n;(() => {\nconst site = ${site}\n${scripts}})()\n`)
}
