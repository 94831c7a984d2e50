import type { Spans } from './gallery-works'
import type { Work } from './work'

/** In a spectrum the works of a last row that is not full share the width of the page. */
export function fillLastRow(length: number, columns: number): (index: number) => Spans {
  const rest = length % columns
  const wider = { tablet: columns / rest, wide: columns / rest }
  return (index) => (index < length - rest ? {} : wider)
}

/**
 * On a contact sheet of four to a row, how many twelfths of its row each work takes: where four would leave cells
 * empty, the last rows have three, or two if there are too few works.
 */
export function fillSheet(length: number): number[] {
  const threes = [0, 9, 6, 3][length % 4] ?? 0
  if (length === 2) return [6, 6]
  if (length === 5) return [4, 4, 4, 6, 6]
  return Array.from({ length }, (_, index) => (length > 1 && index >= length - threes ? 4 : 3))
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
