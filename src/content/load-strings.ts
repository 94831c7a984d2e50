import path from 'node:path'
import { CONTENT } from './folder'
import { readSource } from './read/read-source'
import { stringsSchema, type Strings } from './schemas/strings/strings'

/** The texts of `content/strings.yml`. @throws if it has faults, which the content check reports first */
export function loadStrings(): Strings {
  const { source } = readSource(path.resolve(CONTENT), 'strings.yml', 'strings')
  return stringsSchema.parse(source.value)
}
