import type { Fault } from '../fault'
import { describedFiles, type ContentFiles } from '../read/read-content'
import { textsIn } from '../read/select'
import { faultAt, faultOfFile } from '../read/source'

/** The longest word that fits on a page next to others; the longest dictionary words have about forty letters. */
const LONGEST_WORD = 60

/** A word without a break opportunity. Scripts that can break between any two letters are excluded. */
const WORD = new RegExp(
  `[^\\s\\-/.,;:@\\u00ad\\u200b\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}]{${LONGEST_WORD + 1},}`,
  'u',
)

/** Keys whose values are addresses or file names, which are not shown as text. */
const ADDRESSES = new Set<unknown>(['src', 'file', 'url', 'from', 'to'])

/** Checks that no text contains a word too long for the layout. */
export function checkWords(files: ContentFiles): Fault[] {
  const values = describedFiles(files).flatMap(({ source }) =>
    textsIn(source.value).flatMap(({ path, value }) => {
      const found = ADDRESSES.has(path.at(-1)) ? undefined : WORD.exec(value)?.[0]
      return found === undefined ? [] : [faultAt(source, path, explain(found))]
    }),
  )
  const stories = files.projects.flatMap(({ source, markdown, markdownLine }) =>
    markdown.split('\n').flatMap((line, i) => {
      const found = WORD.exec(withoutAddresses(line))
      if (!found) return []
      const place = { line: markdownLine + i, column: found.index + 1 }
      return [{ ...faultOfFile(source, explain(found[0]), place), path: `${source.root}.story` }]
    }),
  )
  return [...values, ...stories]
}

/** A line of Markdown with its addresses blanked out, which preserves columns. */
function withoutAddresses(line: string): string {
  return line.replace(/\]\([^)]*\)|<[^>]*>|\bhttps?:\S+/g, (address) => ' '.repeat(address.length))
}

function explain(word: string): string {
  const length = Array.from(word).length
  return `has a word of ${length} letters, "${word.slice(0, 12)}…"; expected at most ${LONGEST_WORD} without a space or a hyphen`
}
