import { readdirSync, realpathSync, statSync, type Dirent } from 'node:fs'
import path from 'node:path'

/**
 * Lists the files below a folder as sorted paths relative to it, separated by `/`. Links to folders are followed; a
 * broken link is listed as a file. Names starting with a dot are skipped, as they belong to an editor or the system. A
 * missing folder has no files.
 */
export function listFiles(folder: string): string[] {
  const found: string[] = []
  const visit = (relative: string, above: readonly string[]) => {
    const real = realFolder(path.join(folder, relative))
    // A link to a parent folder would never end.
    if (real === undefined || above.includes(real)) return
    for (const entry of readdirSync(real, { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue
      const name = relative ? `${relative}/${entry.name}` : entry.name
      if (isFolder(entry, path.join(real, entry.name))) visit(name, [...above, real])
      else found.push(name)
    }
  }
  visit('', [])
  return found.sort()
}

function realFolder(folder: string): string | undefined {
  try {
    return realpathSync(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function isFolder(entry: Dirent, file: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  try {
    return statSync(file).isDirectory()
  } catch {
    return false
  }
}
