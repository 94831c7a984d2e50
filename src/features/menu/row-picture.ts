import { withPrefix } from 'gatsby'
import { sentencesOf } from '../../lib/text/sentences-of'

/** What stands beside a row of the menu: a picture of its page, and in a sentence what the page comes to. */
export interface RowPicture {
  cover: Queries.PictureFragment
  result: string
}

/** The works of a gallery, as far as the menu reads them. */
interface GalleryPart {
  gallery: { intro: string }
  photos: readonly Photo[]
  projects: readonly { cover: RowPicture['cover'] }[]
}

interface Photo {
  image: RowPicture['cover']
}

/** A page of photographs, as far as the menu reads it; pages that it only names have no more than an id. */
type PhotographPage<Place> = (Place & { description: string }) | { id: string } | null

interface PhotographPages {
  photography1Page?: PhotographPage<{ opening: { photo: Photo } }>
  photography2Page?: PhotographPage<{ photos: readonly Photo[] }>
  colophonPage?: PhotographPage<{ scene: { photo: Photo } }>
}

interface PageData {
  result?: { data?: { project?: RowPicture | null; part?: GalleryPart | null } & PhotographPages }
}

const asked = new Map<string, Promise<RowPicture | undefined>>()

async function ask(path: string): Promise<RowPicture | undefined> {
  const response = await fetch(withPrefix(`/page-data${path}page-data.json`))
  if (!response.ok) return undefined
  const { project, part, ...rest } = ((await response.json()) as PageData).result?.data ?? {}
  return project ?? (part ? galleryPicture(part) : photographPicture(rest))
}

/** The first photograph of a gallery, for its projects have rows of their own, and its first sentence. */
function galleryPicture({ gallery, photos, projects }: GalleryPart): RowPicture | undefined {
  const cover = photos[0]?.image ?? projects[0]?.cover
  return cover && { cover, result: gallery.intro }
}

/** The photograph that a page of photographs begins with, and the first sentence of what describes the page. */
function photographPicture(pages: PhotographPages): RowPicture | undefined {
  const { photography1Page: rows, photography2Page: strip, colophonPage: making } = pages
  if (rows && 'opening' in rows) return begins(rows.opening.photo, rows.description)
  if (strip && 'photos' in strip) return begins(strip.photos[0], strip.description)
  if (making && 'scene' in making) return begins(making.scene.photo, making.description)
  return undefined
}

const begins = (photo: Photo | undefined, description: string) =>
  photo && { cover: photo.image, result: sentencesOf(description)[0] ?? '' }

/**
 * The picture of a page, out of the data that the page itself asks for when it is led to.
 * @param path of a page of the site, with its slashes
 * @returns nothing for a page that shows neither projects nor photographs, or whose data cannot be had now
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
