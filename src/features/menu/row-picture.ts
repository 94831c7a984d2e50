import { type Level, levelOf } from '../../lib/level-of'
import { fetchPageData } from '../../lib/routing/fetch-page-data'
import { sentencesOf } from '../../lib/text/sentences-of'
import { isPicturedPage, type PicturedPage } from './pictured-pages'

/** What is shown beside a menu row: what its page begins with, and a one-sentence summary. */
export type RowPicture = (PageCover | PageCovers | PageSheet | PageLines) & { result: string }

interface PageCover {
  cover: Queries.PictureFragment
}

/** The first works of a gallery, as many to a column as there are columns. */
interface PageCovers {
  covers: readonly PageCover['cover'][]
  columns: number
  /** Whether they keep their own ratios. */
  isWall: boolean
}

/** The part in its product that each tool of a curriculum had, tool by tool. */
interface PageSheet {
  sheet: readonly (readonly (Level | undefined)[])[]
}

/** The large lines of a page that has no picture. */
interface PageLines {
  lines: readonly string[]
  /** Whether the page is dark in both themes. */
  isDark: boolean
}

/** The parts of a gallery the menu reads. */
interface GalleryPart {
  gallery: Described & { arrangement: string; columns: number }
  /** Slugs in reading order. */
  order: readonly string[]
  photos: readonly Work[]
  screens: readonly Work[]
  projects: readonly ({ slug: string } & PageCover)[]
}

interface Photo {
  image: PageCover['cover']
}

type Work = { slug: string } & Photo

/** The parts of a curriculum's matrix the menu reads. */
interface Matrix {
  tools: readonly { name: string; some: readonly { path: string }[] }[]
  projects: readonly { path: string; stack: readonly string[] }[]
}

interface Described {
  description: string
}

/** The parts of the pages the menu reads, by the names their queries give them. */
interface Pages {
  agency1Page: Described & { hero: { photo: { upright: PageCover['cover'] } } }
  agency2Page: Described & { hero: { photo: PageCover['cover'] } }
  designer2Page: Described & { hero: { picture: PageCover['cover'] } }
  devloper1Page: Described & { hero: { line: readonly string[] }; matrix: Matrix | null }
  devloper2Page: Described & { name: readonly string[] }
  photography1Page: Described & { opening: { photo: Photo } }
  photography2Page: Described & { photos: readonly Photo[] }
  colophonPage: Described & { scenes: readonly { photo: Photo }[] }
}

type PageData = Pages & { project?: (PageCover & { result: string }) | null; part?: GalleryPart | null }

/** A page's first picture, or its matrix or large lines, with the first sentence of its description. */
const PICTURES: Record<PicturedPage, (pages: Pages) => RowPicture | undefined> = {
  'agency-1': ({ agency1Page: page }) => covered(page, page.hero.photo.upright),
  'agency-2': ({ agency2Page: page }) => covered(page, page.hero.photo),
  'designer-2': ({ designer2Page: page }) => covered(page, page.hero.picture),
  'devloper-1': ({ devloper1Page: page }) => {
    const large = page.matrix ? { sheet: partsOf(page.matrix) } : { lines: page.hero.line, isDark: false }
    return { ...large, result: summary(page) }
  },
  'devloper-2': ({ devloper2Page: page }) => ({ lines: page.name, isDark: true, result: summary(page) }),
  'photography-1': ({ photography1Page: page }) => covered(page, page.opening.photo.image),
  'photography-2': ({ photography2Page: page }) => covered(page, page.photos[0]?.image),
  colophon: ({ colophonPage: page }) => covered(page, page.scenes[0]?.photo.image),
}

const asked = new Map<string, Promise<RowPicture | undefined>>()

async function ask(path: string): Promise<RowPicture | undefined> {
  const data = await fetchPageData<PageData>(path)
  if (data?.project) return data.project
  if (data?.part) return galleryPicture(data.part)
  const name = path.slice(1, -1)
  return data && isPicturedPage(name) ? PICTURES[name](data) : undefined
}

/** A gallery in small: its first works in its own number of columns, and the first sentence of its description. */
function galleryPicture({ gallery, order, photos, screens, projects }: GalleryPart): RowPicture | undefined {
  const { arrangement, columns } = gallery
  const pictures = new Map([...photos, ...screens].map(({ slug, image }) => [slug, image]))
  for (const { slug, cover } of projects) pictures.set(slug, cover)
  const covers = order.flatMap((slug) => pictures.get(slug) ?? []).slice(0, columns ** 2)
  if (covers.length < columns) return covered(gallery, covers[0])
  return { covers, columns, isWall: arrangement === 'masonry', result: summary(gallery) }
}

const partsOf = ({ tools, projects }: Matrix) => tools.map((tool) => projects.map((project) => levelOf(tool, project)))

const covered = (page: Described, cover: PageCover['cover'] | undefined) => cover && { cover, result: summary(page) }

const summary = ({ description }: Described) => sentencesOf(description)[0] ?? ''

/**
 * The picture of a page, taken from the page data that Gatsby loads on navigation.
 * @param path of a page of the site, with its slashes
 * @returns undefined for a page that has none, or if its data cannot be loaded
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
