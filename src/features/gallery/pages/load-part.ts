import { graphql } from 'gatsby'
import { fetchPageData } from '../../../lib/routing/fetch-page-data'

/** One page of a gallery's or tag's works, as queried by its page. */
export type Part = Queries.WorksPartFragment

const parts = new Map<string, Part>()

/** The page of works at a path, if it has been loaded. */
export const loadedPart = (path: string): Part | undefined => parts.get(path)

/**
 * Loads a page of works, once (D1); after a failure, asking for it again retries.
 * @throws if it cannot be loaded
 */
export async function loadPart(path: string): Promise<Part> {
  const known = parts.get(path)
  if (known) return known
  const data = await fetchPageData<{ part: Part }>(path)
  if (!data) throw new Error(`There are no works at ${path}`)
  parts.set(path, data.part)
  return data.part
}

export const worksPartFragment = graphql`
  fragment WorksPart on WorksPage {
    path
    number
    pages
    total
    photos {
      ...ViewerPhoto
    }
    ...PageWorks
  }
`
