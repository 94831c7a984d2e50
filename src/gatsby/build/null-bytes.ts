import { readFileSync, writeFileSync } from 'node:fs'
import { builtPages } from './built-pages'

/**
 * Takes the null bytes out of the pages that React 18 leaves where a character of several bytes meets the end of one of
 * its buffers.
 */
export function dropNullBytes(folder = 'public'): void {
  for (const name of builtPages(folder)) {
    const html = readFileSync(name, 'utf8')
    if (html.includes('\0')) writeFileSync(name, html.replaceAll('\0', ''))
  }
}
