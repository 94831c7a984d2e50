import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT } from '../folder'
import { listFiles } from '../read/list-files'
import { readContent, type ContentFiles } from '../read/read-content'

/** A site as it is on the day that the doctor looks at it. */
export interface SiteSnapshot {
  files: ContentFiles
  /** Every file of the content folder. */
  names: readonly string[]
  /** The day it is. */
  today: Date
  /** The bytes of a file of the site, by its path from the root; undefined when it is not there. */
  bytesOf: (file: string) => Buffer | undefined
  /** Its lines. */
  linesOf: (file: string) => string[]
}

/**
 * Reads a site as it is.
 * @param root the folder that has `content/`, `static/` and `src/`
 */
export function readSnapshot(root: string, today: Date): SiteSnapshot {
  const folder = path.join(root, CONTENT)
  const names = listFiles(folder)
  const bytesOf = (file: string) => {
    const whole = path.join(root, file)
    return existsSync(whole) ? readFileSync(whole) : undefined
  }
  return {
    files: readContent(folder, names),
    names,
    today,
    bytesOf,
    linesOf: (file) => bytesOf(file)?.toString('utf8').split('\n') ?? [],
  }
}
