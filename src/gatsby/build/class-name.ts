import { createHash } from 'node:crypto'
import path from 'node:path'

/** The part of css-loader's context that is read: the path of the style sheet. */
interface Sheet {
  resourcePath: string
}

/** The style sheet that owns each generated class name. */
const owners = new Map<string, string>()

/**
 * Names a CSS Modules class for production, as css-loader's `getLocalIdent`: its own name plus a hash of its file. All
 * classes of a file share the hash, so a page, its styles and its script compress well.
 * @returns the class name; throws, naming both files, if two files would share one
 */
export function className({ resourcePath }: Sheet, _pattern: string, local: string): string {
  const file = path.relative(process.cwd(), resourcePath).replaceAll(path.sep, '/')
  const name = `${local}-${createHash('sha256').update(file).digest('hex').slice(0, 4)}`
  const owner = owners.get(name) ?? file
  if (owner !== file) throw new Error(`${owner} and ${file} would both name a class ${name}: rename one of the files`)
  owners.set(name, file)
  return name
}
