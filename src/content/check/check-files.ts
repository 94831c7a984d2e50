import path from 'node:path'
import type { Fault } from '../fault'
import { findNear } from '../../lib/find-near'
import { pageSchemas } from '../schemas/collections'

const TOP = ['site.yml', 'menu.yml', 'galleries.yml', 'redirects.yml']
const PAGES = Object.keys(pageSchemas).map((name) => `pages/${name}.yml`)
const ALL = [...TOP, ...PAGES, 'photos/index.yml']

/**
 * Checks that each text file is one that something reads: a misspelt name would otherwise be passed over in silence.
 * @param folder the content folder
 * @param names every file in it
 */
export function checkFiles(folder: string, names: readonly string[]): Fault[] {
  return names
    .filter((name) => /\.(ya?ml|md)$/i.test(name) && !isRead(name))
    .map((name) => {
      const near = findNear(name, ALL.filter((known) => !names.includes(known)))
      const expected = near ? `did you mean ${near}?` : `expected ${beside(name)}`
      const file = `${path.basename(folder)}/${name}`
      return { file, line: 1, column: 1, path: path.posix.parse(name).name, message: `is a file nothing reads; ${expected}` }
    })
}

function isRead(name: string): boolean {
  return ALL.includes(name) || /^projects\/[^/]+\/index\.md$/.test(name) || /(^|\/)readme\.md$/i.test(name)
}

function beside(name: string): string {
  if (name.startsWith('pages/')) return `one of ${PAGES.map((page) => path.posix.basename(page))
      .sort()
      .join(', ')}`
  if (name.startsWith('projects/')) return 'projects/<slug>/index.md'
  return name.startsWith('photos/') ? 'photos/index.yml' : `one of ${TOP.join(', ')}`
}
