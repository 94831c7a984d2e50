import type { Work } from './work'

/**
 * The works that a filter leaves, two and two as they were paired; those that lost their other half pair up with each other
 * behind them.
 * @param all every work, two and two
 */
export function keepPairs(works: readonly Work[], all: readonly Work[]): Work[] {
  const pairOf = (work: Work) => all.indexOf(work) >> 1
  const isWhole = (work: Work) => works.some((other) => other !== work && pairOf(other) === pairOf(work))
  return [...works.filter(isWhole), ...works.filter((work) => !isWhole(work))]
}
