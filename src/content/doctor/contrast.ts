import { contrast, luminance } from '../../lib/picture/contrast'
import { isHexColour, SHADES, shadeValues, TOKENS } from '../../lib/picture/shade-colours'
import { faultOfFile } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

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

/** Colour pairs of each shade whose contrast is too low to read. */
export function examineContrast({ linesOf }: SiteSnapshot): Finding[] {
  const tokens = linesOf(TOKENS).join('\n')
  return SHADES.flatMap((shade) => {
    const colours = shadeValues(tokens, shade)
    return PAIRS.flatMap(([text, ground]) => {
      const [front, back] = [colours.get(text), colours.get(ground)]
      if (!front || !back || !isHexColour(front.value) || !isHexColour(back.value)) return []
      const ratio = contrast(front.value, back.value)
      if (ratio >= LEAST) return []
      const words = `${text} on ${ground} has a contrast of ${ratio.toFixed(1)} : 1 in the ${shade} shade; text needs ${LEAST}`
      const place = faultOfFile({ file: TOKENS, root: text }, words, { line: front.line, column: 1 })
      const [darker, lighter] = luminance(front.value) < luminance(back.value) ? [text, ground] : [ground, text]
      return [finding('blocker', place, `Make ${darker} darker or ${lighter} lighter.`)]
    })
  })
}
