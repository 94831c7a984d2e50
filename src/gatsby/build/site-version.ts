import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT } from '../../content/folder'
import { readPages } from '../hosting/built-files'

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

/** Where a page names its version: an empty one, or that of the build that rendered it. */
const META = /(<meta name="version" content=")[^"]*"/

/**
 * Names the version in all built pages, those that an earlier build has rendered too: a page that named it while it is
 * rendered would be rendered anew with every word of the content.
 */
export function stampVersion(folder = path.resolve('public')): void {
  for (const { name, html } of readPages(folder)) {
    if (!META.test(html)) throw new Error(`${name} has no place for the version of the site`)
    writeFileSync(path.join(folder, name), html.replace(META, `$1${siteVersion()}"`))
  }
}
