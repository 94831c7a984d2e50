import { chroma, type Oklab, toOklab } from '../../lib/picture/oklab'

/** Number of k-means clusters, and of refinement rounds. */
const CLUSTERS = 6
const ROUNDS = 12
/** Added to the chroma of a cluster when it is weighted, so greys count too. */
const GREY = 0.02
/** Anything lighter counts as paper and is ignored if the picture has darker clusters. */
const PAPER = 0.93

/**
 * The colour a picture is remembered by: the one of its six clusters with the largest product of area and chroma.
 * @param pixels red, green and blue of each pixel
 */
export function dominantColour(pixels: Uint8Array): Oklab {
  const colours = coloursOf(pixels)
  // From dark to light, so the same picture always gives the same clusters.
  const sorted = [...colours].sort((one, other) => one.l - other.l)
  let centres = Array.from(
    { length: CLUSTERS },
    (_, at) => sorted[Math.floor(((at + 0.5) * sorted.length) / CLUSTERS)] ?? { l: 0, a: 0, b: 0 },
  )
  let members: Oklab[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    members = centres.map(() => [])
    for (const colour of colours) members[nearest(colour, centres)]?.push(colour)
    centres = centres.map((centre, at) => mean(members[at] ?? []) ?? centre)
  }
  const weight = (at: number) => (members[at]?.length ?? 0) * (GREY + chroma(centres[at] ?? { l: 0, a: 0, b: 0 }))
  const all = centres.map((_, at) => at)
  const darker = all.filter((at) => weight(at) > 0 && (centres[at]?.l ?? 0) < PAPER)
  const best = (darker.length > 0 ? darker : all).reduce((most, at) => (weight(at) > weight(most) ? at : most))
  return centres[best] ?? { l: 0, a: 0, b: 0 }
}

/**
 * The colour a picture fades into: the mean of its margin, an eighth on each side. The margin is the background, while
 * the middle is often a white screen.
 * @param pixels red, green and blue of each pixel, row by row
 * @param side number of pixels per row
 */
export function marginColour(pixels: Uint8Array, side: number): Oklab {
  const colours = coloursOf(pixels)
  const depth = Math.ceil(side / 8)
  const isOuter = (at: number, length: number) => at < depth || at >= length - depth
  const margin = colours.filter(
    (_, at) => isOuter(at % side, side) || isOuter(Math.floor(at / side), colours.length / side),
  )
  return mean(margin) ?? { l: 0, a: 0, b: 0 }
}

function coloursOf(pixels: Uint8Array): Oklab[] {
  return Array.from({ length: pixels.length / 3 }, (_, at) =>
    toOklab(pixels[3 * at] ?? 0, pixels[3 * at + 1] ?? 0, pixels[3 * at + 2] ?? 0),
  )
}

const distance = (one: Oklab, other: Oklab) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

function nearest(colour: Oklab, centres: readonly Oklab[]): number {
  let [best, least] = [0, Infinity]
  for (const [at, centre] of centres.entries()) {
    const far = distance(colour, centre)
    if (far < least) [best, least] = [at, far]
  }
  return best
}

function mean(colours: readonly Oklab[]): Oklab | undefined {
  if (colours.length === 0) return undefined
  const sum = colours.reduce((all, { l, a, b }) => ({ l: all.l + l, a: all.a + a, b: all.b + b }))
  return { l: sum.l / colours.length, a: sum.a / colours.length, b: sum.b / colours.length }
}
