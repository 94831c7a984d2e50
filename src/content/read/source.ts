import { formatPath, type Fault, type ValuePath } from '../fault'

/** A position in a file, counted from 1. */
export interface Position {
  line: number
  column: number
}

/** One content file as it was read: its raw value, and where each part of it stands. */
export interface Source {
  /** What faults call the file: `content/menu.yml`. */
  file: string
  /** Path relative to the content folder. */
  relative: string
  /** First part of the paths in faults: `menu`. */
  root: string
  /** What the file says, before any schema; `undefined` when it could not be read. */
  value: unknown
  /** Where a value stands, or the nearest thing around it that exists. */
  positionOf(path: ValuePath): Position
  /** Where the key of a value stands. */
  positionOfKey(path: ValuePath): Position
}

/** Makes the fault of a value in a file. */
export function faultAt(source: Source, path: ValuePath, message: string, at: 'value' | 'key' = 'value'): Fault {
  const position = at === 'key' ? source.positionOfKey(path) : source.positionOf(path)
  return { file: source.file, ...position, path: formatPath(source.root, path), message }
}

/** Makes the fault of a file as a whole, at its first character unless told otherwise. */
export function faultOfFile(
  source: Pick<Source, 'file' | 'root'>,
  message: string,
  position: Position = { line: 1, column: 1 },
): Fault {
  return { file: source.file, ...position, path: source.root, message }
}
