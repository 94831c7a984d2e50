import { graphql, withPrefix } from 'gatsby'

/** One page of a gallery's or tag's works, as queried by its page. */
export type Part = Queries.WorksPartFragment

const parts = new Map<string, Part>()

/** The page of works at a path, if it has been loaded. */
export const loadedPart = (path: string): Part | undefined => parts.get(path)

/**
 * Loads a page of works from its page-data (D1), once. Gatsby's own loader would cache a failure for as long as the
 * document is open; this one retries.
 * @throws if it cannot be loaded
 */
export async function loadPart(path: string): Promise<Part> {
  const known = parts.get(path)
  if (known) return known
  const response = await fetch(withPrefix(`/page-data${path}page-data.json`))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  const { result } = (await response.json()) as { result: { data: { part: Part } } }
  parts.set(path, result.data.part)
  return result.data.part
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
