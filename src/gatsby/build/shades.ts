import { type Oklab, toOklab } from '../../lib/picture/oklab'

/** One of the few colours a picture is made of, and the share of the picture it covers, from 0 to 1. */
export interface Shade {
  colour: Oklab
  share: number
}

type Far = (one: Oklab, other: Oklab) => number

/** Refinement rounds of k-means. */
const ROUNDS = 12

/**
 * The colours a picture is made of, from dark to light. The same picture always gives the same ones.
 * @param count how many at most
 * @param far how different two colours are: what comes together in one shade
 */
export function shadesOf(colours: readonly Oklab[], count: number, far: Far): Shade[] {
  const sorted = [...colours].sort((one, other) => one.l - other.l)
  let centres = Array.from(
    { length: count },
    (_, at) => sorted[Math.floor(((at + 0.5) * sorted.length) / count)] ?? { l: 0, a: 0, b: 0 },
  )
  let members: Oklab[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    members = centres.map(() => [])
    for (const colour of colours) members[nearest(colour, centres, far)]?.push(colour)
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

export function meanOf(colours: readonly Oklab[]): Oklab | undefined {
  if (colours.length === 0) return undefined
  const sum = colours.reduce((all, { l, a, b }) => ({ l: all.l + l, a: all.a + a, b: all.b + b }))
  return { l: sum.l / colours.length, a: sum.a / colours.length, b: sum.b / colours.length }
}

function nearest(colour: Oklab, centres: readonly Oklab[], far: Far): number {
  let [best, least] = [0, Infinity]
  for (const [at, centre] of centres.entries()) {
    const difference = far(colour, centre)
    if (difference < least) [best, least] = [at, difference]
  }
  return best
}
