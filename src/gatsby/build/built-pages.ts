import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The files of all pages in a folder. */
export function builtPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}
