import { withPrefix } from 'gatsby'
import { sentencesOf } from '../../lib/text/sentences-of'

/** What is shown beside a menu row: a picture of its page and a one-sentence summary. */
export interface RowPicture {
  cover: Queries.PictureFragment
  result: string
}

/** The parts of a gallery the menu reads. */
interface GalleryPart {
  gallery: { intro: string }
  photos: readonly Photo[]
  projects: readonly { cover: RowPicture['cover'] }[]
}

interface Photo {
  image: RowPicture['cover']
}

/** The parts of a page of photographs the menu reads; pages that are merely referenced only have an id. */
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

/** A gallery's first photograph, as its projects have rows of their own, and its introduction. */
function galleryPicture({ gallery, photos, projects }: GalleryPart): RowPicture | undefined {
  const cover = photos[0]?.image ?? projects[0]?.cover
  return cover && { cover, result: gallery.intro }
}

/** The first photograph of a page of photographs, and the first sentence of its description. */
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
 * The picture of a page, taken from the page data that Gatsby loads on navigation.
 * @param path of a page of the site, with its slashes
 * @returns undefined for a page without projects or photographs, or if its data cannot be loaded
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
