import { createHash } from 'node:crypto'
import path from 'node:path'

/** What of css-loader's context is read: the file of the style sheet. */
interface Sheet {
  resourcePath: string
}

/** Which style sheet has a name, by the name. */
const owners = new Map<string, string>()

/**
 * The name that visitors get for a class of a module, as `getLocalIdent` of css-loader: its own, and a mark of its file.
 * All classes of a file share the mark, so that a page, its styles and its script compress well.
 * @returns the name; throws, naming both files, where two would share one
 */
export function className({ resourcePath }: Sheet, _pattern: string, local: string): string {
  const file = path.relative(process.cwd(), resourcePath).replaceAll(path.sep, '/')
  const name = `${local}-${createHash('sha256').update(file).digest('hex').slice(0, 4)}`
  const owner = owners.get(name) ?? file
  if (owner !== file) throw new Error(`${owner} and ${file} would both name a class ${name}: rename one of the files`)
  owners.set(name, file)
  return name
}
