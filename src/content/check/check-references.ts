import { z } from 'zod'
import type { Fault } from '../fault'
import { findNear } from '../../lib/find-near'
import { findValues } from '../read/find-values'
import { describedFiles, type ContentFiles } from '../read/read-content'
import { faultAt } from '../read/source'
import type { KnownPages } from './known-pages'

/** Checks that projects, galleries and photographs which other content names are there. */
export function checkReferences(files: ContentFiles, known: KnownPages): Fault[] {
  const kinds = [
    { kind: 'project', slugs: known.projects },
    ...(known.complete ? [{ kind: 'gallery', slugs: known.galleries }] : []),
    ...(known.photos ? [{ kind: 'photo', slugs: known.photos }] : []),
  ]
  return describedFiles(files).flatMap(({ source, schema }) =>
    kinds.flatMap(({ kind, slugs }) =>
      findValues(schema, source.value, (part) => z.globalRegistry.get(part)?.refersTo === kind).flatMap(
        ({ path, value }) => {
          if (typeof value !== 'string' || slugs.has(value)) return []
          const near = findNear(value, [...slugs])
          const expected = near
            ? `did you mean ${JSON.stringify(near)}?`
            : `expected one of ${[...slugs].sort().join(', ')}`
          return [faultAt(source, path, `no ${kind} ${JSON.stringify(value)}; ${expected}`)]
        },
      ),
    ),
  )
}
