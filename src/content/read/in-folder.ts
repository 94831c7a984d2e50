import path from 'node:path'

/** Resolves a path relative to `folder` into one relative to the content folder. */
export function inFolder(folder: string, src: string): string {
  return path.posix.normalize(path.posix.join(folder, src))
}
