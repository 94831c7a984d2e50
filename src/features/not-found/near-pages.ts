import { findAllNear } from '../../lib/text/find-near'
import { decodePart, pathParts } from '../../lib/routing/redirect-path'
import { slugify } from '../../lib/text/slugify'

/**
 * The pages whose address is nearly the one that was asked for: as a whole, or in their first words (`portfolo` and
 * `/portfolio-details/`); of what was asked, the whole or its last part counts.
 * @param asked a path without the site's prefix
 * @param paths of the pages
 * @returns paths of pages, the nearest first; none when nothing is close
 */
export function nearPages(asked: string, paths: readonly string[]): string[] {
  const parts = pathParts(asked).map((part) => slugify(decodePart(part)))
  const words = new Set([parts.join('/'), parts.at(-1) ?? ''])
  const starts = new Map(paths.map((path) => [path, beginnings(path)]))
  const candidates = [...new Set([...starts.values()].flat())].sort((a, b) => b.length - a.length)

  const near = [...words].filter(Boolean).flatMap((word) =>
    findAllNear(word, candidates).flatMap((start) => {
      const begun = paths.filter((path) => starts.get(path)?.includes(start))
      return begun.sort((a, b) => a.length - b.length)
    }),
  )
  return [...new Set(near)]
}

/** The words a path begins with, the whole of it last: `/grid-3-fluid/` gives `grid`, `grid-3`, `grid-3-fluid`. */
function beginnings(path: string): string[] {
  const words = pathParts(path).join('/').split('-')
  return words.map((_, index) => words.slice(0, index + 1).join('-')).filter(Boolean)
}
