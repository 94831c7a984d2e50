import path from 'node:path'
import { formatFault } from '../src/content/fault'
import { loadContent } from '../src/content/load-content'
import { pageRoutes } from '../src/content/page-routes'
import { summary } from '../src/content/summary'

/** Folder of the page components, whose file names are routes. */
export const PAGES = path.join(__dirname, '../src/pages')

/**
 * Checks a content folder and prints its faults and hints, and a summary line.
 * @returns whether the site can be built
 */
export function reportContent(folder: string): boolean {
  const { faults, warnings, files } = loadContent(folder, pageRoutes(PAGES), {
    statics: path.join(folder, '../static'),
  })
  for (const warning of warnings) console.warn(`hint: ${formatFault(warning)}`)
  for (const fault of faults) console.error(formatFault(fault))
  console.log(`${faults.length + warnings.length > 0 ? '\n' : ''}${summary(files, faults.length, warnings.length)}`)
  return faults.length === 0
}
