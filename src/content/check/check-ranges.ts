import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { isRecord, select } from '../read/select'
import { faultAt, type Source } from '../read/source'

/**
 * Checks that ranges end after they begin: office hours, employments and the steps of the process. Employments must
 * also be listed oldest first: the curriculum vitae shows them in reverse.
 */
export function checkRanges({ site, pages }: ContentFiles): Fault[] {
  return [
    ...backward(site.source, ['hours'], (from, to) =>
      to <= from ? `is ${to}; expected an hour after "from", which is ${from}` : undefined,
    ),
    ...backward(pages.about.source, ['timeline', 'employments', '*'], (from, to) =>
      to < from ? `is ${to}; expected a year not before "from", which is ${from}` : undefined,
    ),
    ...disordered(pages.about.source),
    ...backward(pages.index.source, ['process', 'steps', '*'], (from, to) =>
      to < from ? `is ${to}; expected a week not before "from", which is ${from}` : undefined,
    ),
  ]
}

function backward(
  source: Source,
  pattern: readonly string[],
  explain: (from: number, to: number) => string | undefined,
) {
  return select(source.value, pattern).flatMap(({ path, value }): Fault[] => {
    const { from, to } = isRecord(value) ? value : {}
    const words = typeof from === 'number' && typeof to === 'number' ? explain(from, to) : undefined
    return words ? [faultAt(source, [...path, 'to'], words)] : []
  })
}

function disordered(source: Source): Fault[] {
  let latest = 0
  return select(source.value, ['timeline', 'employments', '*', 'from']).flatMap(({ path, value }): Fault[] => {
    if (typeof value !== 'number') return []
    if (value < latest)
      return [faultAt(source, path, `is ${value}, before ${latest} above it; expected the oldest employment first`)]
    latest = value
    return []
  })
}
