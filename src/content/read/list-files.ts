import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Lists the files below a folder as paths relative to it, with `/` between the parts, sorted.
 * Names that begin with a dot are an editor's or a system's, not the author's. A folder that is not there has no files.
 */
export function listFiles(folder: string): string[] {
  const found: string[] = []
  const visit = (relative: string) => {
    for (const entry of readFolder(path.join(folder, relative))) {
      if (entry.name.startsWith('.')) continue
      const name = relative ? `${relative}/${entry.name}` : entry.name
      if (entry.isDirectory()) visit(name)
      else found.push(name)
    }
  }
  visit('')
  return found.sort()
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
