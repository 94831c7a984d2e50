import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { formatFault } from '../../../src/content/fault'
import { loadContent, type LoadOptions } from '../../../src/content/load-content'

/** The folder of the good content. */
export const GOOD = path.resolve(__dirname, '../../fixtures/content/good')

/** Routes of the page files that the good content expects. */
export const ROUTES = ['', '404', 'about', 'contact', 'agency-1']

/**
 * Copies the good content to a folder of its own and changes files in it.
 * @param changes by path: the new text or bytes of a file, or `null` to delete it
 * @returns the folder, which is deleted after the test
 */
export function contentFolder(changes: Record<string, string | Uint8Array | null>): string {
  const top = mkdtempSync(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  const folder = path.join(top, 'content')
  cpSync(GOOD, folder, { recursive: true })
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, name)
    if (change === null) rmSync(file)
    else {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, change)
    }
  }
  return folder
}

/** Changes of files by path: the new text or bytes, or `null` to delete one. `../static/…` is beside the content. */
export type Changes = Record<string, string | Uint8Array | null>

/** Marks the projects and photographs of a content folder as those of the sample. */
export function markAsSample(folder: string): void {
  const mark = (name: string, pattern: RegExp, marked: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, marked))
  }
  for (const slug of readdirSync(path.join(folder, 'projects')))
    mark(`projects/${slug}/index.md`, /^---\n/, '---\nsample: true\n')
  mark('photos/index.yml', /^- /gm, '- sample: true\n  ')
}

/**
 * Makes the good content with changes the site of the working directory, until the test is over.
 * @returns the content folder
 */
export function contentSite(changes: Changes = {}): string {
  const folder = contentFolder(changes)
  const top = path.dirname(folder)
  mkdirSync(path.join(top, 'src/pages'), { recursive: true })
  for (const route of ROUTES) writeFileSync(path.join(top, `src/pages/${route || 'index'}.tsx`), '')
  vi.spyOn(process, 'cwd').mockReturnValue(top)
  return folder
}

/** Loads the good content with changes. */
export function withContent(changes: Changes = {}, options: LoadOptions = {}) {
  return loadContent(contentFolder(changes), ROUTES, options)
}

/** The faults of the good content with changes, as an author reads them. */
export function faultsOf(changes: Changes, options?: LoadOptions): string[] {
  return withContent(changes, options).faults.map(formatFault)
}

/** Its hints. */
export function hintsOf(changes: Changes, options?: LoadOptions): string[] {
  return withContent(changes, options).warnings.map(formatFault)
}

/** A file of the good content with one piece of its text replaced. Throws when the piece is not there. */
export function edited(name: string, piece: string | RegExp, replacement: string): Record<string, string> {
  const text = readFileSync(path.join(GOOD, name), 'utf8')
  if (text.replace(piece, '') === text) throw new Error(`${name} has no ${String(piece)}`)
  return { [name]: text.replace(piece, replacement) }
}
