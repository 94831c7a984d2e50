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
 * its last part counts. Numbers are no letters that may be mistyped: names with the same ones are near, then those that are
 * near but for their numbers, pages with a number that was asked for first (`galery-3` and `/grid-3/`, a gallery).
 * @param asked a path without the site's prefix
 * @returns paths of pages, the nearest first; none when nothing is close
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

/** The pages that have a name near to one of the words, with its numbers before those without; the nearest first. */
function nearBy(
  words: readonly string[],
  pages: readonly NamedPage[],
  namesOf: (page: NamedPage) => string[],
): string[] {
  const bare = (page: NamedPage) => namesOf(page).map(withoutNumbers)
  return [...namedLike(words, pages, namesOf), ...namedLike(words.map(withoutNumbers), pages, bare)]
}

/** The pages that have a name near to one of the words and with the same numbers, the nearest first, of equals the longest. */
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

/** `grid-3-fluid` as `grid-fluid`. */
const withoutNumbers = (name: string) => name.replace(/\d+/g, '').split('-').filter(Boolean).join('-')

/** The words a path begins with, the whole of it last: `/grid-3-fluid/` gives `grid`, `grid-3`, `grid-3-fluid`. */
function beginnings(path: string): string[] {
  const words = pathParts(path).join('/').split('-')
  return words.map((_, index) => words.slice(0, index + 1).join('-'))
}
