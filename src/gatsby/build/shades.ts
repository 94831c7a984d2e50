import { distance, type Oklab, toOklab } from '../../lib/picture/oklab'

/** One of the few colours a picture is made of, and the share of the picture it covers, from 0 to 1. */
export interface Shade {
  colour: Oklab
  share: number
}

/** Number of clusters: enough that the flowers of a field have one of their own. */
const SHADES = 8
/** Refinement rounds of k-means. */
const ROUNDS = 12

/**
 * The few colours a picture is made of, from dark to light: what differs in hue rather than in light. The same picture
 * always gives the same ones.
 * @param pixels red, green and blue of each pixel
 */
export function shadesOf(pixels: Uint8Array): Shade[] {
  const colours = coloursOf(pixels)
  const sorted = [...colours].sort((one, other) => one.l - other.l)
  let centres = Array.from(
    { length: SHADES },
    (_, at) => sorted[Math.floor(((at + 0.5) * sorted.length) / SHADES)] ?? { l: 0, a: 0, b: 0 },
  )
  let members: Oklab[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    members = centres.map(() => [])
    for (const colour of colours) members[nearest(colour, centres)]?.push(colour)
    centres = centres.map((centre, at) => meanOf(members[at] ?? []) ?? centre)
  }
  return centres
    .map((colour, at) => ({ colour, share: (members[at]?.length ?? 0) / colours.length }))
    .filter(({ share }) => share > 0)
}

/** The colours of pixels given as red, green and blue. */
export function coloursOf(pixels: Uint8Array): Oklab[] {
  return Array.from({ length: pixels.length / 3 }, (_, at) =>
    toOklab(pixels[3 * at] ?? 0, pixels[3 * at + 1] ?? 0, pixels[3 * at + 2] ?? 0),
  )
}

/** The mean of colours, if there are any. */
export function meanOf(colours: readonly Oklab[]): Oklab | undefined {
  if (colours.length === 0) return undefined
  const sum = colours.reduce((all, { l, a, b }) => ({ l: all.l + l, a: all.a + a, b: all.b + b }))
  return { l: sum.l / colours.length, a: sum.a / colours.length, b: sum.b / colours.length }
}

function nearest(colour: Oklab, centres: readonly Oklab[]): number {
  let [best, least] = [0, Infinity]
  for (const [at, centre] of centres.entries()) {
    const far = distance(colour, centre)
    if (far < least) [best, least] = [at, far]
  }
  return best
}
