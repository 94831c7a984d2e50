import { formatPath, type Fault, type ValuePath } from '../fault'

/** A position in a file, counted from 1. */
export interface Position {
  line: number
  column: number
}

/** A content file as read: its raw value and the positions of its parts. */
export interface Source {
  /** The file's name in faults: `content/menu.yml`. */
  file: string
  /** Path relative to the content folder. */
  relative: string
  /** First part of paths in faults: `menu`. */
  root: string
  /** The parsed value before validation; `undefined` if the file could not be read. */
  value: unknown
  /** Position of a value, or of its closest existing ancestor. */
  positionOf(path: ValuePath): Position
  /** Position of a value's key. */
  positionOfKey(path: ValuePath): Position
  /** The comment, with its `#`, that ends a value without quotes on its line. */
  commentAfter(path: ValuePath): string | undefined
}

/** Creates a fault for a value in a file. */
export function faultAt(source: Source, path: ValuePath, message: string, at: 'value' | 'key' = 'value'): Fault {
  const position = at === 'key' ? source.positionOfKey(path) : source.positionOf(path)
  return { file: source.file, ...position, path: formatPath(source.root, path), message }
}

/** Creates a fault for a whole file, by default at its first character. */
export function faultOfFile(
  source: Pick<Source, 'file' | 'root'>,
  message: string,
  position: Position = { line: 1, column: 1 },
): Fault {
  return { file: source.file, ...position, path: source.root, message }
}
