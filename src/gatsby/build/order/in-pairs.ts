import { interleaveEvenly } from '../../../content/nodes/interleave-evenly'
import { hingeBetween } from '../../../lib/picture/hinge'
import { between, chroma, distance, isGrey, LEAST_CHROMA } from '../../../lib/picture/oklab'
import type { Shade } from '../shades'
import type { Shaded } from './pictured'

/** Two works, with a hinge in the colour they share if it fills enough of both, or one that shares none with another. */
export interface Pair {
  works: readonly Shaded[]
  /** As a hex code; empty if there is none. */
  hinge: string
}

interface Two extends Pair {
  works: readonly [Shaded, Shaded]
  /** How much the two have in common. */
  strength: number
}

/** The smallest share of a picture in which a colour is seen. */
const LEAST_SHARE = 0.04
/** The smallest share of both pictures that gives them a hinge: the colour of less would look like neither's. */
const LEAST_HINGED = 0.08
/** The largest `distance` of two colours that look the same in different pictures. */
const FARTHEST_SAME = 0.014
/** Lighter colours would be lost on the paper. */
const LIGHTEST = 0.87
/** How much more a project and a photograph are worth to each other than two of one kind. */
const MIXED_WORTH = 1.3
/** Number of pairs with a project before each pair of the remaining works. */
const MIXED = 2

/**
 * Matches works that share a colour, so that all pairs together have as much in common as possible; a project rather
 * with a photograph. The strongest go before the others, as their colour is vivid and fills much of both; those without
 * a hinge are spread among those with one, so that the page does not run out of them. Projects stand on the right and on
 * the left in turn: the page opens with a photograph, which is lighter to load than the small print of a screen. Works
 * that share a colour with no other come last, each on its own.
 */
export function inPairs(works: readonly Shaded[]): Pair[] {
  const { pairs, alone } = match(works)
  const sorted = [...pairs].sort((one, other) => other.strength - one.strength)
  const [strongest, ...hinged] = mixedFirst(sorted.filter(({ hinge }) => hinge !== ''))
  const loose = mixedFirst(sorted.filter(({ hinge }) => hinge === ''))
  let turns = 0
  const all = [...(strongest ? [strongest] : []), ...interleaveEvenly(hinged, loose)].map((two) =>
    !isMixed(two) || leads(two) === (turns++ % 2 === 1) ? two : turned(two),
  )
  return [...all, ...alone.map((work) => ({ works: [work], hinge: '' }))]
}

/** Those with a project before the others, two at a time. */
function mixedFirst(pairs: readonly Two[]): Two[] {
  const mixed = pairs.filter(isMixed)
  const alike = pairs.filter((two) => !isMixed(two))
  const all: Two[] = []
  while (mixed.length + alike.length > 0) all.push(...mixed.splice(0, MIXED), ...alike.splice(0, 1))
  return all
}

const isMixed = ({ works: [one, other] }: Two) => one.photograph !== other.photograph
const leads = ({ works: [one] }: Two) => !one.photograph
const turned = ({ works: [one, other], ...two }: Two): Two => ({ ...two, works: [other, one] })

/**
 * Pairs up those that have most in common, then exchanges partners while that gives two pairs more together. Two that
 * are left over take part in that as a pair with nothing in common.
 */
function match(works: readonly Shaded[]): { pairs: Two[]; alone: Shaded[] } {
  const twos = works.flatMap((one, at) => works.slice(at + 1).map((other) => inCommon(one, other)))
  const byWorth = [...twos].sort((one, other) => worth(other) - worth(one))
  const known = new Map(works.map((work) => [work, new Map<Shaded, Two>()]))
  for (const two of twos) {
    const [one, other] = two.works
    known.get(one)?.set(other, two)
    known.get(other)?.set(one, two)
  }

  const matched: Two[] = []
  const free = new Set(works)
  for (const two of byWorth) {
    if (!two.works.every((work) => free.has(work))) continue
    matched.push(two)
    for (const work of two.works) free.delete(work)
  }
  for (let isBetter = true; isBetter;) isBetter = exchangeOne(matched, (one, other) => known.get(one)?.get(other))
  const pairs = matched.filter(({ strength }) => strength > 0)
  const used = new Set(pairs.flatMap((two) => two.works))
  return { pairs, alone: works.filter((work) => !used.has(work)) }
}

const worth = (two: Two) => two.strength * (isMixed(two) ? MIXED_WORTH : 1)

/** Exchanges partners between two pairs, if that gives them more in common. */
function exchangeOne(pairs: Two[], find: (one: Shaded, other: Shaded) => Two | undefined): boolean {
  for (const [at, pair] of pairs.entries())
    for (const [offset, other] of pairs.slice(at + 1).entries()) {
      const [[a, b], [c, d]] = [pair.works, other.works]
      for (const [one, two] of [
        [find(a, c), find(b, d)],
        [find(a, d), find(b, c)],
      ]) {
        if (!one || !two || worth(one) + worth(two) <= worth(pair) + worth(other) + 1e-9) continue
        pairs[at] = one
        pairs[at + 1 + offset] = two
        return true
      }
    }
  return false
}

/** Two works with the colour that most of both has in common: without strength, if there is none. */
function inCommon(one: Shaded, other: Shaded): Two {
  let best: Two = { works: [one, other], strength: 0, hinge: '' }
  for (const left of one.shades)
    for (const right of other.shades) {
      const strength = strengthOf(left, right)
      if (strength <= best.strength) continue
      const isSeen = Math.min(left.share, right.share) >= LEAST_HINGED
      best = { ...best, strength, hinge: isSeen ? hingeBetween(left.colour, right.colour) : '' }
    }
  return best
}

/** How strongly one colour of a picture and one of another look like a single one: 0 if they do not. */
function strengthOf(left: Shade, right: Shade): number {
  const shared = between(left.colour, right.colour)
  const share = Math.min(left.share, right.share)
  const far = distance(left.colour, right.colour)
  if (share < LEAST_SHARE || far > FARTHEST_SAME || shared.l > LIGHTEST || isGrey(shared)) return 0
  return Math.sqrt(share) * (chroma(shared) - LEAST_CHROMA) * (1 - far / FARTHEST_SAME)
}
