import { distance, fromHex } from '../../../lib/picture/oklab'
import type { Work } from './work'

/**
 * The filtered works in their original pairs; those that lost their partner are paired again after them, each with the
 * one of the nearest colour.
 * @param all every work, in pairs
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
