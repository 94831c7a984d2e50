import path from 'node:path'
import { listFiles } from './read/list-files'

/**
 * Derives the routes of the page files below `src/pages`: '' for `index.tsx`, `about` for `about.tsx`. Files that make
 * one page for each node, as `{Project.slug}.tsx`, have no route of their own.
 */
export function pageRoutes(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(d|test)\.[jt]sx?$/.test(file) && !/[{[]/.test(file))
    .map((file) => file.slice(0, -path.extname(file).length).replace(/(^|\/)index$/, ''))
}
