import { describedFiles } from '../read/read-content'
import { textsIn } from '../read/select'
import { faultAt, faultOfFile } from '../read/source'
import type { Fault } from '../fault'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

const FILE = 'src/styles/_fonts.scss'

/** Keys whose values are not shown as text. */
const UNREAD = new Set<unknown>(['src', 'file', 'url', 'drawing', 'walls', 'windows', 'doors', 'furniture'])

/** A visible text and its location. */
interface Read {
  text: string
  place: (words: string) => Fault
}

/** Characters in the content that the site's fonts lack: browsers fall back to another font for them. */
export function examineGlyphs({ files, linesOf }: SiteSnapshot): Finding[] {
  const ranges = rangesOf(linesOf(FILE).join('\n'))
  if (ranges.length === 0) return []
  const isKnown = (sign: string) => {
    const point = sign.codePointAt(0) ?? 0
    return ranges.some(([first, last]) => first <= point && point <= last)
  }
  const values = describedFiles(files).flatMap(({ source }) =>
    textsIn(source.value).flatMap(({ path, value }): Read[] =>
      UNREAD.has(path.at(-1)) ? [] : [{ text: value, place: (words) => faultAt(source, path, words) }],
    ),
  )
  const stories = files.projects.flatMap(({ source, markdown, markdownLine }) =>
    markdown.split('\n').map((text, line): Read => ({
      text,
      place: (words) => faultOfFile(source, words, { line: markdownLine + line, column: 1 }),
    })),
  )
  const told = new Set<string>()
  return [...values, ...stories].flatMap(({ text, place }) => {
    const missing = [...new Set(text.normalize('NFC').match(/[\p{L}\p{N}\p{P}\p{S}]/gu) ?? [])]
      .filter((sign) => !isKnown(sign) && !told.has(sign))
      .sort()
    for (const sign of missing) told.add(sign)
    if (missing.length === 0) return []
    const words = `has ${missing.map((sign) => `${sign} (${pointOf(sign)})`).join(', ')}, which the typefaces of the site lack`
    return [finding('hint', place(words), `Use another character, or add a file that has it to ${FILE}.`)]
  })
}

const pointOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The `unicode-range` values in the stylesheet: first and last code point of each range. */
function rangesOf(styles: string): [number, number][] {
  return [...styles.matchAll(/U\+([\da-f]{1,6})(?:-([\da-f]{1,6}))?/gi)].map(([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ])
}
