import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { CONTENT } from '../../content/folder'

/** All that a build is made of. */
const SOURCES = [
  CONTENT,
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
]

const filesBelow = (source: string): string[] =>
  path.extname(source)
    ? [source]
    : readdirSync(source, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))

let version: string | undefined

/**
 * Names what is built: the same for the same sources, and another one when anything changes. Every page carries it in
 * `<meta name="version">`, so that the service worker can tell the pages of one build from those of another.
 * @returns twelve hexadecimal digits
 */
export function siteVersion(): string {
  if (version) return version
  const hash = createHash('sha256').update(process.env.PATH_PREFIX ?? '')
  for (const file of SOURCES.flatMap(filesBelow).sort()) hash.update(file).update(readFileSync(file))
  return (version = hash.digest('hex').slice(0, 12))
}

/** Defines `__SITE_VERSION__` in the pages alone: scripts that named it would change with every word of the content. */
export function nameVersion({ stage, plugins, actions }: CreateWebpackConfigArgs): void {
  if (!stage.endsWith('html')) return
  // Gatsby's types call it no more than a function.
  const define = plugins.define as (values: Record<string, string>) => object
  actions.setWebpackConfig({ plugins: [define({ __SITE_VERSION__: JSON.stringify(siteVersion()) })] })
}
