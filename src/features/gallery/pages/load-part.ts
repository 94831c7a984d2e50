import { graphql, withPrefix } from 'gatsby'

/** A page of a gallery, as its page asks for it. */
export type Part = Queries.GalleryPartFragment

const parts = new Map<string, Part>()

/** A page of a gallery that has been loaded, by its path. */
export const loadedPart = (path: string): Part | undefined => parts.get(path)

/**
 * Loads a page of a gallery from its page-data (D1), once. Gatsby's own loader would remember a failure for as long as the
 * document is open; this one asks again.
 * @throws where it cannot be had
 */
export async function loadPart(path: string): Promise<Part> {
  const known = parts.get(path)
  if (known) return known
  const response = await fetch(withPrefix(`/page-data${path}page-data.json`))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  const { result } = (await response.json()) as { result: { data: { galleryPage: Part } } }
  parts.set(path, result.data.galleryPage)
  return result.data.galleryPage
}

export const galleryPartFragment = graphql`
  fragment GalleryPart on GalleryPage {
    path
    number
    pages
    total
    gallery {
      path
      tags {
        slug
      }
    }
    photos {
      ...ViewerPhoto
    }
    ...GalleryWorks
  }
`
