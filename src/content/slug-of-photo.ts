import path from 'node:path'

/** The slug of a photograph: its file's name without the ending. */
export function slugOfPhoto(file: string): string {
  return path.posix.parse(file).name
}
