import { imageReferences } from '../check/check-images'
import { describedFiles } from '../read/read-content'
import { textsIn } from '../read/select'
import { faultAt, faultOfFile } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** Prefix of texts that `npm run new` leaves for the author to write. */
export const TO_WRITE = 'TODO:'

/** File name of the placeholder pictures drawn by `npm run new`. */
const STANDS_IN = /(^|\/)stand-in\.png$/

const MEND = 'Write the text; `npm run new` left a note in its place.'

/** Texts still to be written after `npm run new`, and placeholder pictures. */
export function examineSkeletons({ files }: SiteSnapshot): Finding[] {
  return [
    ...imageReferences(files)
      .filter(({ src }) => STANDS_IN.test(src))
      .map(({ source, path }) =>
        finding('blocker', faultAt(source, path, 'is a picture that stands in'), 'Name a picture of your own.'),
      ),
    ...describedFiles(files).flatMap(({ source }) =>
      textsIn(source.value)
        .filter(({ value }) => value.startsWith(TO_WRITE))
        .map(({ path, value }) => finding('blocker', faultAt(source, path, explain(value)), MEND)),
    ),
    ...files.projects.flatMap(({ source, markdown, markdownLine }) =>
      markdown.split('\n').flatMap((line, i) => {
        const place = { line: i + markdownLine, column: 1 }
        return line.startsWith(TO_WRITE) ? [finding('blocker', faultOfFile(source, explain(line), place), MEND)] : []
      }),
    ),
  ]
}

const explain = (text: string) => `is still to be written: ${text.slice(TO_WRITE.length).trim()}`
