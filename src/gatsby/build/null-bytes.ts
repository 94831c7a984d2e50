import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtPages } from '../hosting/built-files'

/**
 * Takes the null bytes out of the pages that React 18 leaves where a character of several bytes meets the end of one of
 * its buffers.
 */
export function dropNullBytes(folder = 'public'): void {
  for (const name of builtPages(folder)) {
    const file = path.join(folder, name)
    const html = readFileSync(file, 'utf8')
    if (html.includes('\0')) writeFileSync(file, html.replaceAll('\0', ''))
  }
}
