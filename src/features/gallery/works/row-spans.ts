import type { Spans } from './gallery-works'
import type { Work } from './work'

/** In a spectrum the works of a last row that is not full share the width of the page. */
export function fillLastRow(length: number, columns: number): (index: number) => Spans {
  const rest = length % columns
  return (index) => {
    const width = index < length - rest ? 1 : columns / rest
    return { tablet: width, wide: width }
  }
}

/**
 * On a phone's wall a project hangs alone in its bay, large enough to read, and photographs hang in pairs; of an odd
 * number between two projects, the first or the last hangs alone, whichever is wider.
 */
export function hangAlone(works: readonly Pick<Work, 'photograph' | 'ratio'>[]): (index: number) => Spans {
  const alone = new Set<number>()
  let run: number[] = []
  const end = () => {
    const [first, last] = [run[0], run.at(-1)]
    const ratio = (at?: number) => works[at ?? 0]?.ratio ?? 0
    const single = ratio(first) > ratio(last) ? first : last
    if (run.length % 2 === 1 && single !== undefined) alone.add(single)
    run = []
  }
  for (const [at, { photograph }] of works.entries()) {
    if (photograph) run.push(at)
    else {
      end()
      alone.add(at)
    }
  }
  end()
  return (index) => (alone.has(index) ? { phone: 2 } : {})
}
