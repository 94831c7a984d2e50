import { hue, isGrey } from '../../../lib/picture/oklab'
import type { Pictured } from './pictured'

/** Where the colour wheel starts, in degrees: before the reds. */
const START = 15

/**
 * Sorts works by hue, from brick through yellow, green and blue to violet. Greys follow by lightness, from dark to
 * light: their hue is too faint to be seen, and would scatter them among the colours.
 */
export function byHue<Item extends Pictured>(works: readonly Item[]): Item[] {
  const seemsGrey = ({ colour }: Pictured) => isGrey(colour)
  const place = ({ colour }: Pictured) => (hue(colour) - START + 360) % 360
  return [
    ...works.filter((work) => !seemsGrey(work)).sort((one, other) => place(one) - place(other)),
    ...works.filter(seemsGrey).sort((one, other) => one.colour.l - other.colour.l),
  ]
}
