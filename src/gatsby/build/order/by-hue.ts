import { hue } from '../../../lib/picture/oklab'
import type { Pictured } from './pictured'

/** Where the colour wheel starts, in degrees: before the reds. */
const START = 15

/** Sorts works by hue, from brick through yellow, green and blue to violet; greys by their faint hue too. */
export function byHue<Item extends Pictured>(works: readonly Item[]): Item[] {
  const place = ({ colour }: Pictured) => (hue(colour) - START + 360) % 360
  return [...works].sort((one, other) => place(one) - place(other))
}
