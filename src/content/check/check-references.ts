import type { Fault } from '../fault'
import { findNear } from '../read/find-near'
import type { KnownPages } from './known-pages'
import type { ContentFiles } from '../read/read-content'
import { selectTexts } from '../read/select'
import { faultAt, type Source } from '../read/source'

/** Checks that projects and galleries which other content names are there. */
export function checkReferences({ galleries, pages }: ContentFiles, known: KnownPages): Fault[] {
  const missing = (source: Source, pattern: readonly string[], kind: string, slugs: ReadonlySet<string>) =>
    selectTexts(source.value, pattern)
      .filter(({ value }) => !slugs.has(value))
      .map(({ path, value }) => {
        const near = findNear(value, [...slugs])
        const expected = near ? `did you mean ${JSON.stringify(near)}?` : `expected one of ${[...slugs].sort().join(', ')}`
        return faultAt(source, path, `no ${kind} ${JSON.stringify(value)}; ${expected}`)
      })

  const index = pages.index.source
  return [
    ...missing(index, ['work', 'projects', '*'], 'project', known.projects),
    ...(known.complete ? missing(index, ['work', 'all', 'gallery'], 'gallery', known.galleries) : []),
    ...missing(galleries.source, ['*', 'closing', 'to'], 'gallery', known.galleries),
  ]
}
