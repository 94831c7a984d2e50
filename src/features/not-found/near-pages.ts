import { findAllNear } from '../../lib/text/find-near'
import { decodePart, pathParts } from '../../lib/routing/redirect-path'
import { slugify } from '../../lib/text/slugify'

/** A page's path, title and the word for its kind, such as `Gallery`; `kind` is empty for an ordinary page. */
export interface NamedPage {
  path: string
  title: string
  kind: string
}

/**
 * Finds pages whose path is close to the requested one, as a whole or in its first words (`portfolo` and
 * `/portfolio-details/`); then pages close by title or by kind. The whole request and its last segment are matched.
 * Numbers are not treated as typos: names with the same numbers come first, then those that only differ by number,
 * pages with a requested number first (`galery-3` and `/grid-3/`, a gallery).
 * @param asked a path without the path prefix
 * @returns paths of pages, nearest first; empty when nothing is close
 */
export function nearPages(asked: string, pages: readonly NamedPage[]): string[] {
  const parts = pathParts(asked).map((part) => slugify(decodePart(part)))
  const words = [...new Set([parts.join('/'), parts.at(-1) ?? ''])].filter(Boolean)
  const wanted = new Set(words.flatMap(numbersOf))
  const isWanted = ({ path }: NamedPage) => numbersOf(path).some((number) => wanted.has(number))
  const inOrder = [...pages].sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)) || a.path.length - b.path.length)
  const namings = [
    ({ path }: NamedPage) => beginnings(path),
    ({ title }: NamedPage) => [slugify(title)],
    ({ kind }: NamedPage) => [slugify(kind)],
  ]
  return [...new Set(namings.flatMap((namesOf) => nearBy(words, inOrder, namesOf)))]
}

/** Pages with a name near one of the words, those with the same numbers first; nearest first. */
function nearBy(
  words: readonly string[],
  pages: readonly NamedPage[],
  namesOf: (page: NamedPage) => string[],
): string[] {
  const bare = (page: NamedPage) => namesOf(page).map(withoutNumbers)
  return [...namedLike(words, pages, namesOf), ...namedLike(words.map(withoutNumbers), pages, bare)]
}

/** Pages with a name near one of the words and with the same numbers, nearest first, ties by length, longest first. */
function namedLike(
  words: readonly string[],
  pages: readonly NamedPage[],
  namesOf: (page: NamedPage) => string[],
): string[] {
  const names = new Map(pages.map((page) => [page.path, namesOf(page).filter(Boolean)]))
  const candidates = [...new Set([...names.values()].flat())].sort((a, b) => b.length - a.length)
  return words.filter(Boolean).flatMap((word) => {
    const numbers = numbersOf(word).join()
    const alike = candidates.filter((name) => numbersOf(name).join() === numbers)
    return findAllNear(word, alike).flatMap((name) =>
      pages.filter(({ path }) => names.get(path)?.includes(name)).map(({ path }) => path),
    )
  })
}

const numbersOf = (text: string): string[] => text.match(/\d+/g) ?? []

/** Drops the numbers: `grid-3-fluid` becomes `grid-fluid`. */
const withoutNumbers = (name: string) => name.replace(/\d+/g, '').split('-').filter(Boolean).join('-')

/** The prefixes of a path by word, ending with the whole: `/grid-3-fluid/` gives `grid`, `grid-3`, `grid-3-fluid`. */
function beginnings(path: string): string[] {
  const words = pathParts(path).join('/').split('-')
  return words.map((_, index) => words.slice(0, index + 1).join('-'))
}
