import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT } from '../../content/folder'
import { readPages } from '../hosting/built-files'

/** All inputs of a build; a site without a film of its own has no `static` folder. */
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

/** The file of this name, or all files below the folder of this name; none where it does not exist. */
export function filesBelow(source: string): string[] {
  if (path.extname(source)) return [source]
  if (!existsSync(source)) return []
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

let digest: Buffer | undefined

function sourcesDigest(): Buffer {
  if (digest) return digest
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesBelow).sort()) hash.update(file).update(readFileSync(file))
  return (digest = hash.digest())
}

/**
 * Identifies the build: the same for the same sources, different if anything changes. Every page carries it in
 * `<meta name="version">`, so the service worker can tell the pages of different builds apart.
 * @param prefix the site's prefix without its trailing slash
 * @returns twelve hexadecimal digits
 */
export function siteVersion(prefix: string): string {
  return createHash('sha256').update(prefix).update(sourcesDigest()).digest('hex').slice(0, 12)
}

/** The version in a page: empty, or that of the build that rendered it. */
const META = /(<meta name="version" content=")[^"]*"/

/**
 * Writes the version into all built pages, including those rendered by an earlier build. If it were rendered with the
 * page, every change of the content would render all pages again.
 * @param prefix the site's prefix without its trailing slash
 * @throws if a page has no place for it
 */
export function stampVersion(prefix: string, folder = path.resolve('public')): void {
  const version = siteVersion(prefix)
  for (const { name, html } of readPages(folder)) {
    if (!META.test(html)) throw new Error(`${name} has no place for the version of the site`)
    writeFileSync(path.join(folder, name), html.replace(META, `$1${version}"`))
  }
}
