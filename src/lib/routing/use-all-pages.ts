import { withPrefix } from 'gatsby'
import { useLazyModule } from '../browser/use-lazy-module'

/** A page in the list of all pages. */
type Entry = Pick<Queries.PageEntry, 'path' | 'title' | 'label' | 'kind' | 'group' | 'tags'>

/** The list of all pages, written by `src/gatsby/build/routes.ts`. */
async function load(): Promise<readonly Entry[]> {
  const response = await fetch(withPrefix('/page-data/pages.json'))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return (await response.json()) as Entry[]
}

/**
 * All pages of the site. No page embeds the full list, so it is fetched on demand.
 * @param listed the pages the page itself knows: shown until the list has loaded, or if it cannot be
 * @param isWanted whether there are more pages and the visitor needs them
 */
export function useAllPages(
  listed: readonly Entry[],
  isWanted: boolean,
): { pages: readonly Entry[]; isPending: boolean } {
  const all = useLazyModule(isWanted ? load : undefined)
  const isPending = isWanted && all === undefined
  return { pages: typeof all === 'object' ? all : listed, isPending }
}
