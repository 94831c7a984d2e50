import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../fault'
import { findNear } from '../../lib/text/find-near'
import { pageSchemas } from '../schemas/collections'

const TOP = ['site.yml', 'strings.yml', 'menu.yml', 'galleries.yml', 'redirects.yml']
const PAGES = Object.keys(pageSchemas).map((name) => `pages/${name}.yml`)
const ALL = [...TOP, ...PAGES, 'photos/index.yml']

/**
 * Checks that every text file is one the loader reads: otherwise a misspelt name would be silently ignored. Also
 * reports broken symbolic links.
 * @param folder the content folder
 * @param names every file in it
 */
export function checkFiles(folder: string, names: readonly string[]): Fault[] {
  const broken = names.filter((name) => !existsSync(path.join(folder, name)))
  const unread = names
    .filter((name) => /\.(ya?ml|md)$/i.test(name) && !isRead(name) && !broken.includes(name))
    .map((name) => {
      const near = findNear(
        name,
        ALL.filter((known) => !names.includes(known)),
      )
      const expected = near ? `did you mean ${near}?` : `expected ${beside(name)}`
      return fault(folder, name, `is a file nothing reads; ${expected}`)
    })
  return [
    ...broken.map((name) => fault(folder, name, 'is a link that leads nowhere; expected a file or no link')),
    ...unread,
  ]
}

function fault(folder: string, name: string, message: string): Fault {
  const file = `${path.basename(folder)}/${name}`
  return { file, line: 1, column: 1, path: path.posix.parse(name).name, message }
}

function isRead(name: string): boolean {
  return (
    ALL.includes(name) || /^projects\/[^/]+\/(index\.md|device\.yml)$/.test(name) || /(^|\/)readme\.md$/i.test(name)
  )
}

function beside(name: string): string {
  if (name.startsWith('pages/'))
    return `one of ${PAGES.map((page) => path.posix.basename(page))
      .sort()
      .join(', ')}`
  if (name.startsWith('projects/')) return 'projects/<slug>/index.md or projects/<slug>/device.yml'
  return name.startsWith('photos/') ? 'photos/index.yml' : `one of ${TOP.join(', ')}`
}
