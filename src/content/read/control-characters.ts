import type { Fault } from '../fault'
import { faultAt, faultOfFile, type Source } from './source'
import { textsIn } from './select'

/**
 * Characters that are never meant to be visible: control characters except tab and line breaks, bidirectional
 * overrides, lone surrogates. Directional marks (U+200E, U+200F) are legitimate in right-to-left texts.
 */
const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u

/**
 * Finds the first invisible character that could make a page say something other than it shows.
 * @param text the decoded file; characters written as escapes are found in its values
 */
export function checkControls(source: Source, text: string): Fault[] {
  const at = text.search(CONTROL)
  if (at >= 0) {
    const lines = text.slice(0, at).split('\n')
    const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
    return [faultOfFile(source, words(text.slice(at)), place)]
  }
  return textsIn(source.value).flatMap(({ path, value }) => {
    const within = value.search(CONTROL)
    return within < 0 ? [] : [faultAt(source, path, words(value.slice(within)))]
  })
}

function words(from: string): string {
  const code = (from.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `has the control character U+${code}, which nobody sees; expected it to be removed`
}
