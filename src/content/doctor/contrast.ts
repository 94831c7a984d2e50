import { faultOfFile } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

const FILE = 'src/styles/_tokens.scss'

/** What WCAG 2.2 asks of text at level AA. */
const LEAST = 4.5

/** Which colour is read on which. */
const PAIRS: readonly [text: string, ground: string][] = [
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

/** Colours of the shades that are too near to each other to be read. */
export function examineContrast({ linesOf }: SiteSnapshot): Finding[] {
  const lines = linesOf(FILE)
  return ['light', 'dark'].flatMap((shade) => {
    const colours = coloursOf(lines, shade)
    return PAIRS.flatMap(([text, ground]) => {
      const [front, back] = [colours.get(text), colours.get(ground)]
      const ratio = front && back ? contrast(front.hex, back.hex) : LEAST
      if (!front || ratio >= LEAST) return []
      const words = `${text} on ${ground} has a contrast of ${ratio.toFixed(1)} : 1 in the ${shade} shade; text needs ${LEAST}`
      const place = faultOfFile({ file: FILE, root: text }, words, { line: front.line, column: 1 })
      return [finding('blocker', place, `Make one of the two ${shade === 'light' ? 'darker' : 'lighter'}.`)]
    })
  })
}

/** The colours of the map `$shade-…`, with the lines they stand on. */
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

/** The contrast of two colours after WCAG 2.2: from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
