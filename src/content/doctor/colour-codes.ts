import { isHexColour, SHADES, shadeValues, TOKENS } from '../../lib/picture/shade-colours'
import { faultOfFile } from '../read/source'
import { PAIRS } from './contrast'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** Colours of text and its backgrounds that are not six hex digits: neither the doctor nor the build can read them. */
export function examineColourCodes({ linesOf }: SiteSnapshot): Finding[] {
  const names = new Set(PAIRS.flat())
  const tokens = linesOf(TOKENS).join('\n')
  return SHADES.flatMap((shade) =>
    [...shadeValues(tokens, shade)]
      .filter(([name, { value }]) => names.has(name) && !isHexColour(value))
      .map(([name, { value, line }]) => {
        const words = `${name} is ${value}, which is no hex code of six digits: its contrast cannot be checked`
        const place = faultOfFile({ file: TOKENS, root: name }, words, { line, column: 1 })
        return finding('hint', place, 'Write it as # and six hex digits, like #4d665a.')
      }),
  )
}
