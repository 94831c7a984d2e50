import path from 'node:path'

/** Path relative to the content folder of a file named in another one. */
export function inFolder(folder: string, src: string): string {
  return path.posix.normalize(path.posix.join(folder, src))
}
