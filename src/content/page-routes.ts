import path from 'node:path'
import { listFiles } from './read/list-files'

/**
 * Derives the routes of the page files below `src/pages`: '' for `index.tsx`, `about` for `about.tsx`, and `projects`
 * for `projects/[...].tsx`, whose wildcard may be empty. Files that create a page per node, like `{Project.slug}.tsx`,
 * or take a parameter, like `works/[tag].tsx`, have no route of their own; nor have templates, `template-….tsx`.
 */
export function pageRoutes(folder: string): string[] {
  return listFiles(folder)
    .map((file) => file.replace(/\/\[\.{3}\](\.[jt]sx?)$/, '$1'))
    .filter(
      (file) => /\.[jt]sx?$/.test(file) && !/\.(d|test)\.[jt]sx?$/.test(file) && !/[{[]|(^|\/)template-/.test(file),
    )
    .map((file) => file.slice(0, -path.extname(file).length).replace(/(^|\/)index$/, ''))
}
