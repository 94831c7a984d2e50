import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Fault, ValuePath } from '../fault'
import { findNear } from '../../lib/text/find-near'
import { findValues } from '../read/find-values'
import { inFolder } from '../read/in-folder'
import { explainImage } from './explain-image'
import { describedFiles, type ContentFiles } from '../read/read-content'
import { isPicture } from '../read/schema-shape'
import { isRecord, selectTexts } from '../read/select'
import { faultAt, type Source } from '../read/source'

/** An image file used by content, and where it is named. */
export interface ImageReference {
  source: Source
  path: ValuePath
  src: string
}

/**
 * Checks that every image named by content exists and is an image.
 * @param folder the content folder
 * @param names every file in it; compared case-sensitively on every system
 */
export function checkImages(files: ContentFiles, folder: string, names: readonly string[]): Fault[] {
  return imageReferences(files).flatMap(({ source, path: at, src }) => {
    const words = explain(folder, names, path.posix.dirname(source.relative), src)
    return words ? [faultAt(source, at, words)] : []
  })
}

/** Every place where content names an image. */
export function imageReferences(files: ContentFiles): ImageReference[] {
  const pictures = describedFiles(files).flatMap(({ source, schema }) =>
    findValues(schema, source.value, isPicture).flatMap(({ path: at, value }) =>
      isRecord(value) && typeof value.src === 'string' ? [{ source, path: [...at, 'src'], src: value.src }] : [],
    ),
  )
  const { source } = files.photos
  const photographs = selectTexts(source.value, ['*', 'file'])
  return [...pictures, ...photographs.map(({ path: at, value }) => ({ source, path: at, src: value }))]
}

function explain(folder: string, names: readonly string[], beside: string, src: string): string | undefined {
  if (src.trim() === '') return undefined
  const name = inFolder(beside, src)
  const quoted = JSON.stringify(src)
  if (name.startsWith('../')) return `${quoted} leads out of content/; expected a file in it`
  if (!names.includes(name)) {
    const near = findNear(name, names)
    const hint = near
      ? `did you mean ${JSON.stringify(path.posix.relative(beside, near))}?`
      : 'expected a file beside this one'
    return `no file ${quoted}; ${hint}`
  }
  const file = path.join(folder, name)
  // Broken symbolic links are reported by checkFiles.
  return existsSync(file) ? explainImage(quoted, readFileSync(file)) : undefined
}
