import { formatPath, type Fault, type ValuePath } from '../fault'

/** A place in a file, counted from 1. */
export interface Place {
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
  placeOf(path: ValuePath): Place
  /** Where the key of a value stands. */
  placeOfKey(path: ValuePath): Place
}

/** Makes the fault of a value in a file. */
export function faultAt(source: Source, path: ValuePath, message: string, at: 'value' | 'key' = 'value'): Fault {
  const place = at === 'key' ? source.placeOfKey(path) : source.placeOf(path)
  return { file: source.file, ...place, path: formatPath(source.root, path), message }
}

/** Makes the fault of a file as a whole, at its first character unless told otherwise. */
export function faultOfFile(
  source: Pick<Source, 'file' | 'root'>,
  message: string,
  place: Place = { line: 1, column: 1 },
): Fault {
  return { file: source.file, ...place, path: source.root, message }
}
