import { withPrefix } from 'gatsby'
import { type Level, levelOf } from '../../lib/level-of'
import { sentencesOf } from '../../lib/text/sentences-of'

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
  gallery: { description: string; arrangement: string; columns: number }
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

/** The parts of a page the menu reads; pages that are merely referenced only have an id. */
type Page<Opening> = (Opening & { description: string }) | { id: string } | null

interface Pages {
  agency1Page?: Page<{ hero: { photo: { upright: PageCover['cover'] } } }>
  agency2Page?: Page<{ hero: { photo: PageCover['cover'] } }>
  designer2Page?: Page<{ hero: { picture: PageCover['cover'] } }>
  devloper1Page?: Page<{ hero: { line: readonly string[] }; matrix: Matrix | null }>
  devloper2Page?: Page<{ name: readonly string[] }>
  photography1Page?: Page<{ opening: { photo: Photo } }>
  photography2Page?: Page<{ photos: readonly Photo[] }>
  colophonPage?: Page<{ scenes: readonly { photo: Photo }[] }>
}

interface PageData {
  result?: { data?: { project?: (PageCover & { result: string }) | null; part?: GalleryPart | null } & Pages }
}

const asked = new Map<string, Promise<RowPicture | undefined>>()

async function ask(path: string): Promise<RowPicture | undefined> {
  const response = await fetch(withPrefix(`/page-data${path}page-data.json`))
  if (!response.ok) throw new Error(`The host answered ${response.status} for the data of ${path}`)
  const { project, part, ...rest } = ((await response.json()) as PageData).result?.data ?? {}
  return project ?? (part ? galleryPicture(part) : (photographPicture(rest) ?? studioPicture(rest)))
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

/** The first photograph of a page of photographs, and the first sentence of its description. */
function photographPicture(pages: Pages): RowPicture | undefined {
  const { photography1Page: rows, photography2Page: strip, colophonPage: making } = pages
  if (rows && 'opening' in rows) return covered(rows, rows.opening.photo.image)
  if (strip && 'photos' in strip) return covered(strip, strip.photos[0]?.image)
  if (making && 'scenes' in making) return covered(making, making.scenes[0]?.photo.image)
  return undefined
}

/** The picture or the large lines at the top of a page about the studio or its owner, or its matrix. */
function studioPicture(pages: Pages): RowPicture | undefined {
  const { agency1Page: first, agency2Page: second, designer2Page: designer } = pages
  const { devloper1Page: sheet, devloper2Page: poster } = pages
  if (first && 'hero' in first) return covered(first, first.hero.photo.upright)
  if (second && 'hero' in second) return covered(second, second.hero.photo)
  if (designer && 'hero' in designer) return covered(designer, designer.hero.picture)
  if (sheet && 'hero' in sheet) {
    const large = sheet.matrix ? { sheet: partsOf(sheet.matrix) } : { lines: sheet.hero.line, isDark: false }
    return { ...large, result: summary(sheet) }
  }
  if (poster && 'name' in poster) return { lines: poster.name, isDark: true, result: summary(poster) }
  return undefined
}

const partsOf = ({ tools, projects }: Matrix) => tools.map((tool) => projects.map((project) => levelOf(tool, project)))

const covered = (page: { description: string }, cover: PageCover['cover'] | undefined) =>
  cover && { cover, result: summary(page) }

const summary = ({ description }: { description: string }) => sentencesOf(description)[0] ?? ''

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
