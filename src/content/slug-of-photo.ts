import path from 'node:path'

/** A photograph's slug: its file name without the extension. */
export function slugOfPhoto(file: string): string {
  return path.posix.parse(file).name
}
