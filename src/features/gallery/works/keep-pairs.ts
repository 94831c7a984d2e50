import { distance, fromHex } from '../../../lib/picture/oklab'
import type { Work } from './work'

/**
 * The works that a filter leaves, two and two as they were paired; those that lost their other half are matched anew behind
 * them, each with the one whose colour is nearest to its own.
 * @param all every work, two and two
 */
export function keepPairs(works: readonly Work[], all: readonly Work[]): Work[] {
  const pairOf = (work: Work) => all.indexOf(work) >> 1
  const isWhole = (work: Work) => works.some((other) => other !== work && pairOf(other) === pairOf(work))
  return [...works.filter(isWhole), ...matched(works.filter((work) => !isWhole(work)))]
}

function matched(works: readonly Work[]): Work[] {
  const left = works.map((work) => ({ work, colour: fromHex(work.colour) }))
  const pairs: Work[] = []
  for (let one = left.shift(); one; one = left.shift()) {
    const { work, colour } = one
    const ways = left.map((other) => distance(colour, other.colour))
    pairs.push(work, ...left.splice(ways.indexOf(Math.min(...ways)), 1).map((other) => other.work))
  }
  return pairs
}
