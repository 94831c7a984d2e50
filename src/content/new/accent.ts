import { contrast } from '../../lib/picture/contrast'

/** The contrast text needs on its background, with a margin for rounding. */
const ENOUGH = 4.6

/**
 * Sets the accent colour of both shades, lightened or darkened until text is readable.
 * @param tokens text of `src/styles/_tokens.scss`
 * @param accent six hex digits: `#2f6f9f`
 * @returns the text with new values of `primary` and `field`
 */
export function withAccent(tokens: string, accent: string): string {
  const light = toward('#000000', accent, [
    valueIn(tokens, 'light', 'paper'),
    valueIn(tokens, 'light', 'on-field-muted'),
  ])
  const dark = toward('#ffffff', accent, [valueIn(tokens, 'dark', 'paper')])
  const field = toward('#000000', accent, [
    valueIn(tokens, 'dark', 'on-field'),
    valueIn(tokens, 'dark', 'on-field-muted'),
  ])
  return [
    { shade: 'light', name: 'primary', value: light },
    { shade: 'light', name: 'field', value: light },
    { shade: 'dark', name: 'primary', value: dark },
    { shade: 'dark', name: 'field', value: field },
  ].reduce((text, { shade, name, value }) => text.replace(pattern(shade, name), `$1${value}`), tokens)
}

/** Matches the value of a colour in a shade. */
const pattern = (shade: string, name: string) =>
  new RegExp(`(\\$shade-${shade}: \\((?:(?!\\n\\);)[\\s\\S])*?\\n\\s*'?${name}'?: )(#[\\da-f]{6})`, 'i')

const valueIn = (tokens: string, shade: string, name: string) => pattern(shade, name).exec(tokens)?.[2] ?? '#ffffff'

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
