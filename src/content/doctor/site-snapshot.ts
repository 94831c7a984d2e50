import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT } from '../folder'
import { listFiles } from '../read/list-files'
import { readContent, type ContentFiles } from '../read/read-content'

/** A site as it is on the day the doctor examines it. */
export interface SiteSnapshot {
  files: ContentFiles
  /** Every file of the content folder. */
  names: readonly string[]
  /** The current date. */
  today: Date
  /** Contents of a file by its path from the root; undefined if it does not exist. */
  bytesOf: (file: string) => Buffer | undefined
  /** Its lines as text. */
  linesOf: (file: string) => string[]
}

/**
 * Reads the current state of a site.
 * @param root folder that contains `content/`, `static/` and `src/`
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
