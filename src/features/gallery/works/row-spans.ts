import type { Spans } from './gallery-works'
import type { Work } from './work'

/** In a spectrum the works of a last row that is not full share the width of the page. */
export function fillLastRow(length: number, columns: number): (index: number) => Spans {
  const rest = length % columns
  const wider = { tablet: columns / rest, wide: columns / rest }
  return (index) => (index < length - rest ? {} : wider)
}

/**
 * Which works hang alone in their bay on a phone's wall: projects, so that they can be read, and the last of an odd
 * number of photographs between two projects; the others hang in pairs.
 */
export function hangAlone(works: readonly Pick<Work, 'photograph'>[]): boolean[] {
  let run = 0
  return works.map(({ photograph }, at) => {
    run = photograph ? run + 1 : 0
    return !photograph || (run % 2 === 1 && !works[at + 1]?.photograph)
  })
}
