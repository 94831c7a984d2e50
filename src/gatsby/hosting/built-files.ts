import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The files of the built site, as paths from its root with `/`, sorted. */
export const builtFiles = (folder = path.resolve('public')): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()

/** Parts of pages that Gatsby keeps beside them for its next build. */
const isPart = (file: string) => file.startsWith('_gatsby/')

/** The built pages. */
export const builtPages = (folder?: string): string[] =>
  builtFiles(folder).filter((file) => file.endsWith('.html') && !isPart(file))
