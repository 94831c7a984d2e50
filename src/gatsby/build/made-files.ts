import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** A file to be made: its name, and what writes it to a path. */
export interface MadeFile {
  name: string
  write: (target: string) => Promise<unknown>
}

/**
 * Writes files beside Gatsby's own pictures, those alone that are not there yet.
 * @param digest of all that they are made of, for browsers keep them for good; 32 digits and more
 * @returns the path of their folder, without a slash at its start
 */
export async function makeFiles(digest: string, files: readonly MadeFile[]): Promise<string> {
  const folder = path.join('static', digest.slice(0, 32))
  mkdirSync(path.join('public', folder), { recursive: true })
  for (const { name, write } of files) {
    const target = path.join('public', folder, name)
    if (!existsSync(target)) await write(target)
  }
  return folder
}
