import { contrast, luminance } from '../../lib/picture/contrast'
import { faultOfFile } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** The file of the colours. */
export const FILE = 'src/styles/_tokens.scss'

/** Minimum contrast of text in WCAG 2.2, level AA. */
const LEAST = 4.5

/** Text colours and the backgrounds they are read on. */
export const PAIRS: readonly [text: string, ground: string][] = [
  ['ink', 'paper'],
  ['muted', 'paper'],
  ['primary', 'paper'],
  ['success', 'paper'],
  ['info', 'paper'],
  ['ink', 'secondary'],
  ['on-primary', 'primary'],
  ['on-field', 'field'],
  ['on-field-muted', 'field'],
  ['on-navy', 'navy'],
  ['on-navy-muted', 'navy'],
  ['on-accent', 'warning'],
]

interface Colour {
  hex: string
  line: number
}

/** Colour pairs of each shade whose contrast is too low to read. */
export function examineContrast({ linesOf }: SiteSnapshot): Finding[] {
  const lines = linesOf(FILE)
  return ['light', 'dark'].flatMap((shade) => {
    const colours = coloursOf(lines, shade)
    return PAIRS.flatMap(([text, ground]) => {
      const [front, back] = [colours.get(text), colours.get(ground)]
      if (!front || !back) return []
      const ratio = contrast(front.hex, back.hex)
      if (ratio >= LEAST) return []
      const words = `${text} on ${ground} has a contrast of ${ratio.toFixed(1)} : 1 in the ${shade} shade; text needs ${LEAST}`
      const place = faultOfFile({ file: FILE, root: text }, words, { line: front.line, column: 1 })
      const [darker, lighter] = luminance(front.hex) < luminance(back.hex) ? [text, ground] : [ground, text]
      return [finding('blocker', place, `Make ${darker} darker or ${lighter} lighter.`)]
    })
  })
}

/** The colours of a `$shade-…` map, with their line numbers. */
function coloursOf(lines: readonly string[], shade: string): Map<string, Colour> {
  const first = lines.findIndex((line) => line.startsWith(`$shade-${shade}: (`))
  if (first < 0) return new Map()
  const end = lines.findIndex((line, i) => i > first && line.startsWith(');'))
  return new Map(
    lines.slice(first, Math.max(end, first)).flatMap((line, i) => {
      const [, name, hex] = /^\s*'?([\w-]+)'?: (#[\da-f]{6}|#[\da-f]{3})\b/i.exec(line) ?? []
      return name !== undefined && hex !== undefined ? [[name, { hex: long(hex), line: first + i + 1 }] as const] : []
    }),
  )
}

const long = (hex: string) => (hex.length === 4 ? hex.replace(/[\da-f]/gi, (digit) => digit + digit) : hex)
