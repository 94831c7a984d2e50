import { withPrefix } from 'gatsby'

/** What stands beside a row of the menu: the cover of its project, and what it comes to in a sentence. */
export interface RowPicture {
  cover: Queries.PictureFragment
  result: string
}

/** The works of a gallery, as far as the menu reads them. */
interface GalleryPart {
  gallery: { intro: string }
  photos: readonly { image: RowPicture['cover'] }[]
  projects: readonly { cover: RowPicture['cover'] }[]
}

interface PageData {
  result?: { data?: { project?: RowPicture | null; part?: GalleryPart | null } }
}

const asked = new Map<string, Promise<RowPicture | undefined>>()

async function ask(path: string): Promise<RowPicture | undefined> {
  const response = await fetch(withPrefix(`/page-data${path}page-data.json`))
  if (!response.ok) return undefined
  const { project, part } = ((await response.json()) as PageData).result?.data ?? {}
  return project ?? (part ? galleryPicture(part) : undefined)
}

/** The first photograph of a gallery, for its projects have rows of their own, and its first sentence. */
function galleryPicture({ gallery, photos, projects }: GalleryPart): RowPicture | undefined {
  const cover = photos[0]?.image ?? projects[0]?.cover
  return cover && { cover, result: gallery.intro }
}

/**
 * The picture of a page, out of the data that the page itself asks for when it is led to.
 * @param path of a page of the site, with its slashes
 * @returns nothing for a page that is neither project nor gallery, or whose data cannot be had now
 */
export function rowPicture(path: string): Promise<RowPicture | undefined> {
  const known = asked.get(path)
  if (known) return known
  const answer = ask(path).catch(() => {
    asked.delete(path)
    return undefined
  })
  asked.set(path, answer)
  return answer
}
