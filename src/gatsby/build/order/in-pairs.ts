import { areAlike, between, chroma, distance, FARTHEST_ALIKE, type Oklab } from '../../../lib/picture/oklab'
import type { Pictured } from './pictured'

type Two = readonly [Pictured, Pictured]
/** Two works that share a colour, or one without a match. */
export type Pair = Two | readonly [Pictured]

/** Colour distance, capped where colours have nothing in common, so one such pair cannot cost others their match. */
const apart = (one: Pictured, other: Pictured) => Math.min(FARTHEST_ALIKE, distance(one.colour, other.colour))

const isPair = ([one, other]: Two) => areAlike(one.colour, other.colour)

/** The colour that a pair shares. */
const sharedColour = ([one, other]: Two): Oklab => between(one.colour, other.colour)

/** Number of pairs with a project before each pair of the remaining works. */
const MIXED = 2

/**
 * Matches works by colour: each project with a photograph while there are both, keeping the total distance small, then
 * the rest with each other, nearest first. The strongest colours come first; projects alternate between left and right.
 * Works that share a colour with no other come last, each on its own.
 */
export function inPairs(works: readonly Pictured[]): Pair[] {
  const projects = works.filter(({ photograph }) => !photograph)
  const photographs = works.filter(({ photograph }) => photograph)
  const mixed = byStrength(match(projects, photographs).filter(isPair)).map(([one, other], at) =>
    at % 2 === 0 ? ([one, other] as const) : ([other, one] as const),
  )
  const used = new Set(mixed.flat())
  const { pairs, alone } = pairUp(works.filter((work) => !used.has(work)))
  const alike = byStrength(pairs)

  const all: Pair[] = []
  while (mixed.length + alike.length > 0) all.push(...mixed.splice(0, MIXED), ...alike.splice(0, 1))
  return [...all, ...alone.map((work) => [work] as const)]
}

const byStrength = (pairs: readonly Two[]) =>
  [...pairs].sort((one, other) => chroma(sharedColour(other)) - chroma(sharedColour(one)))

/** Gives each of the first the nearest of the second, while there are any, then swaps while that reduces distances. */
function match(first: readonly Pictured[], second: readonly Pictured[]): Two[] {
  const pairs: [Pictured, Pictured][] = []
  const free = [...second]
  for (const one of first) {
    const near = nearest(one, free)
    if (!near) break
    pairs.push([one, near])
    free.splice(free.indexOf(near), 1)
  }
  for (let isBetter = true; isBetter;) isBetter = exchangeOne(pairs, free)
  return pairs
}

/** Gives one pair a closer free work, or swaps works between two pairs, if that reduces the distance. */
function exchangeOne(pairs: [Pictured, Pictured][], free: Pictured[]): boolean {
  for (const pair of pairs) {
    const near = nearest(pair[0], free)
    if (near && apart(pair[0], near) < apart(...pair)) {
      free[free.indexOf(near)] = pair[1]
      pair[1] = near
      return true
    }
    for (const other of pairs) {
      const now = apart(...pair) + apart(...other)
      const then = apart(pair[0], other[1]) + apart(other[0], pair[1])
      if (then < now - 1e-9) {
        ;[pair[1], other[1]] = [other[1], pair[1]]
        return true
      }
    }
  }
  return false
}

/** Pairs works with each other, nearest first, while two are left that share a colour. */
function pairUp(works: readonly Pictured[]): { pairs: Two[]; alone: Pictured[] } {
  const free = [...works]
  const pairs: Two[] = []
  while (free.length > 1) {
    let best: Two | undefined
    for (const [at, one] of free.entries())
      for (const other of free.slice(at + 1)) if (!best || apart(one, other) < apart(...best)) best = [one, other]
    if (!best || !isPair(best)) break
    pairs.push(best)
    for (const work of best) free.splice(free.indexOf(work), 1)
  }
  return { pairs, alone: free }
}

function nearest(one: Pictured, others: readonly Pictured[]): Pictured | undefined {
  return others.reduce<Pictured | undefined>(
    (best, work) => (best && apart(one, best) <= apart(one, work) ? best : work),
    undefined,
  )
}
