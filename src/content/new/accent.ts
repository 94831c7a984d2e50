import { contrast } from '../../lib/picture/contrast'
import { type Shade, shadeColour, shadeValue } from '../../lib/picture/shade-colours'

/** The contrast text needs on its background, with a margin for rounding. */
const ENOUGH = 4.6

/**
 * Sets the accent colour of both shades, lightened or darkened until text is readable.
 * @param tokens text of `src/styles/_tokens.scss`
 * @param accent six hex digits: `#2f6f9f`
 * @returns the text with new values of `primary` and `field`
 * @throws if a colour that this depends on is missing or not six hex digits
 */
export function withAccent(tokens: string, accent: string): string {
  const of = (shade: Shade, ...names: string[]) => names.map((name) => shadeColour(tokens, shade, name))
  const light = toward('#000000', accent, of('light', 'paper', 'on-field-muted'))
  const dark = toward('#ffffff', accent, of('dark', 'paper'))
  const field = toward('#000000', accent, of('dark', 'on-field', 'on-field-muted'))
  const changes: [Shade, name: string, colour: string][] = [
    ['light', 'primary', light],
    ['light', 'field', light],
    ['dark', 'primary', dark],
    ['dark', 'field', field],
  ]
  return changes.reduce((text, change) => withColour(text, ...change), tokens)
}

function withColour(tokens: string, shade: Shade, name: string, colour: string): string {
  const { value, line } = shadeValue(tokens, shade, name)
  return tokens
    .split('\n')
    .map((one, i) => (i + 1 === line ? one.replace(value, colour) : one))
    .join('\n')
}

/** Mixes a colour with black or white, just enough to contrast with all the others. */
function toward(end: string, colour: string, others: readonly string[]): string {
  for (let part = 0; part <= 1; part += 0.02) {
    const mixed = mix(colour, end, part)
    if (others.every((other) => contrast(mixed, other) >= ENOUGH)) return mixed
  }
  return end
}

function mix(colour: string, end: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [colour, end].map((hex) => parseInt(hex.slice(at, at + 2), 16))
    return Math.round((from ?? 0) * (1 - part) + (to ?? 0) * part)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
