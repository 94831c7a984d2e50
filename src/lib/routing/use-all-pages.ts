import { withPrefix } from 'gatsby'
import { useLazyModule } from '../browser/use-lazy-module'

/** A page as a list of all pages names it. */
type Entry = Pick<Queries.PageEntry, 'path' | 'title' | 'label' | 'kind'>

/** The list of all pages, as `src/gatsby/build/routes.ts` writes it. */
async function load(): Promise<readonly Entry[]> {
  const response = await fetch(withPrefix('/page-data/pages.json'))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return (await response.json()) as Entry[]
}

/**
 * All pages of the site: no page carries all of their names, so the list is asked for where it is wanted.
 * @param listed the pages that the page itself names: shown until all are there, and where they cannot be had
 * @param isWanted whether there are more, and anybody asks for them
 */
export function useAllPages(
  listed: readonly Entry[],
  isWanted: boolean,
): { pages: readonly Entry[]; isPending: boolean } {
  const all = useLazyModule(isWanted ? load : undefined)
  const isPending = isWanted && all === undefined
  return { pages: typeof all === 'object' ? all : listed, isPending }
}
