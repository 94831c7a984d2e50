import path from 'node:path'
import { imageReferences } from '../check/check-images'
import { CONTENT } from '../folder'
import { isPlaceholder } from '../placeholder'
import { inFolder } from '../read/in-folder'
import { describedFiles } from '../read/read-content'
import { textsIn } from '../read/select'
import { faultAt, faultOfFile } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** Prefix of texts that `npm run new` leaves for the author to write. */
export const TO_WRITE = 'TODO:'

const FIX = 'Write the text; `npm run new` left a note in its place.'

/** Texts still to be written after `npm run new`, and placeholder pictures. */
export function examineSkeletons({ files, bytesOf }: SiteSnapshot): Finding[] {
  const isDrawn = (folder: string, src: string) => {
    const bytes = bytesOf(`${CONTENT}/${inFolder(folder, src)}`)
    return bytes !== undefined && isPlaceholder(bytes)
  }
  return [
    ...imageReferences(files)
      .filter(({ source, src }) => isDrawn(path.posix.dirname(source.relative), src))
      .map(({ source, path: at, src }) =>
        finding(
          'blocker',
          faultAt(source, at, `${JSON.stringify(src)} is a placeholder picture`),
          'Name a picture of your own, or put one in place of this file.',
        ),
      ),
    ...describedFiles(files).flatMap(({ source }) =>
      textsIn(source.value)
        .filter(({ value }) => value.startsWith(TO_WRITE))
        .map(({ path: at, value }) => finding('blocker', faultAt(source, at, explain(value)), FIX)),
    ),
    ...files.projects.flatMap(({ source, markdown, markdownLine }) =>
      markdown.split('\n').flatMap((line, i) => {
        const place = { line: i + markdownLine, column: 1 }
        return line.startsWith(TO_WRITE) ? [finding('blocker', faultOfFile(source, explain(line), place), FIX)] : []
      }),
    ),
  ]
}

const explain = (text: string) => `is still to be written: ${text.slice(TO_WRITE.length).trim()}`
