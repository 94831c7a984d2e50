import { faultOfFile } from '../read/source'
import { FILE, PAIRS } from './contrast'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** Colours of text and its backgrounds whose contrast cannot be told, as they are no hex codes. */
export function examineColourCodes({ linesOf }: SiteSnapshot): Finding[] {
  const names = new Set(PAIRS.flat())
  let isShade = false
  return linesOf(FILE).flatMap((line, i) => {
    if (/^\$shade-\w+: \(/.test(line)) isShade = true
    else if (line.startsWith(');')) isShade = false
    const [, name = '', value = ''] = /^\s+'?([\w-]+)'?: *(.*?),?\s*(?:\/\/.*)?$/.exec(line) ?? []
    if (!isShade || !names.has(name) || /^#([\da-f]{3}|[\da-f]{6})$/i.test(value)) return []
    const words = `${name} is ${value}, which is no hex code: its contrast cannot be checked`
    const place = faultOfFile({ file: FILE, root: name }, words, { line: i + 1, column: 1 })
    return [finding('hint', place, 'Write it as # and six hex digits, like #4d665a.')]
  })
}
