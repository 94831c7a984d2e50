import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files of the built site, as sorted paths from its root, with `/`. */
export const builtFiles = (folder = path.resolve('public')): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()

/** Parts of pages that Gatsby stores for its next build. */
const isPart = (file: string) => file.startsWith('_gatsby/')

const builtPages = (folder?: string): string[] =>
  builtFiles(folder).filter((file) => file.endsWith('.html') && !isPart(file))

/** A page and its HTML. */
export interface BuiltPage {
  name: string
  html: string
}

/** Reads the built pages one at a time: thousands at once would not fit into memory. */
export function* readPages(folder = path.resolve('public')): Generator<BuiltPage> {
  for (const name of builtPages(folder)) yield { name, html: readFileSync(path.join(folder, name), 'utf8') }
}
