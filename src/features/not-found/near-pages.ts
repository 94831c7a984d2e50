import { findAllNear } from '../../lib/text/find-near'
import { decodePart, pathParts } from '../../lib/routing/redirect-path'
import { slugify } from '../../lib/text/slugify'

/** A page by its address, its title, and the word for its kind, as `Gallery`; none where it is a page as any other. */
export interface NamedPage {
  path: string
  title: string
  kind: string
}

/**
 * The pages that nearly have the address that was asked for: as a whole, or in its first words (`portfolo` and
 * `/portfolio-details/`); after them those that nearly have that title, or are of that kind. Of what was asked, the whole or
 * its last part counts, and then either without the number at its end (`galery-3`).
 * @param asked a path without the site's prefix
 * @returns paths of pages, the nearest first; none when nothing is close
 */
export function nearPages(asked: string, pages: readonly NamedPage[]): string[] {
  const parts = pathParts(asked).map((part) => slugify(decodePart(part)))
  const asWritten = [parts.join('/'), parts.at(-1) ?? '']
  const words = [...new Set([...asWritten, ...asWritten.map((word) => word.replace(/-\d+$/, ''))])].filter(Boolean)
  const byAddress = [...pages].sort((a, b) => a.path.length - b.path.length)
  return [
    ...new Set([
      ...nearBy(words, byAddress, ({ path }) => beginnings(path)),
      ...nearBy(words, pages, ({ title }) => [slugify(title)]),
      ...nearBy(words, pages, ({ kind }) => [slugify(kind)]),
    ]),
  ]
}

/** The pages that have a name near to one of the words, the nearest first, of equals the longest. */
function nearBy(
  words: readonly string[],
  pages: readonly NamedPage[],
  namesOf: (page: NamedPage) => string[],
): string[] {
  const names = new Map(pages.map((page) => [page.path, namesOf(page).filter(Boolean)]))
  const candidates = [...new Set([...names.values()].flat())].sort((a, b) => b.length - a.length)
  return words.flatMap((word) =>
    findAllNear(word, candidates).flatMap((name) =>
      pages.filter(({ path }) => names.get(path)?.includes(name)).map(({ path }) => path),
    ),
  )
}

/** The words a path begins with, the whole of it last: `/grid-3-fluid/` gives `grid`, `grid-3`, `grid-3-fluid`. */
function beginnings(path: string): string[] {
  const words = pathParts(path).join('/').split('-')
  return words.map((_, index) => words.slice(0, index + 1).join('-'))
}
