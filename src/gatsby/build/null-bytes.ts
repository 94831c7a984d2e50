import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPages } from '../hosting/built-files'

/**
 * Removes the null bytes that React 18 leaves in pages where a multi-byte character meets the end of one of its
 * buffers.
 */
export function dropNullBytes(folder = 'public'): void {
  for (const { name, html } of readPages(folder))
    if (html.includes('\0')) writeFileSync(path.join(folder, name), html.replaceAll('\0', ''))
}
