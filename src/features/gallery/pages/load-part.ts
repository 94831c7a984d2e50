import { graphql, withPrefix } from 'gatsby'

/** A page of works, of a gallery or of a tag, as its page asks for it. */
export type Part = Queries.WorksPartFragment

const parts = new Map<string, Part>()

/** A page of works that has been loaded, by its path. */
export const loadedPart = (path: string): Part | undefined => parts.get(path)

/**
 * Loads a page of works from its page-data (D1), once. Gatsby's own loader would remember a failure for as long as the
 * document is open; this one asks again.
 * @throws where it cannot be had
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
