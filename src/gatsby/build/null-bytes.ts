import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPages } from '../hosting/built-files'

/**
 * Takes the null bytes out of the pages that React 18 leaves where a character of several bytes meets the end of one of
 * its buffers.
 */
export function dropNullBytes(folder = 'public'): void {
  for (const { name, html } of readPages(folder))
    if (html.includes('\0')) writeFileSync(path.join(folder, name), html.replaceAll('\0', ''))
}
