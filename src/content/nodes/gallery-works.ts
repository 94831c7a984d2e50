import type { Project } from '../content'
import type { Gallery } from '../schemas/gallery'
import type { Photo } from '../schemas/photo'
import { slugOfPhoto } from '../slug-of-photo'
import { slugOfScreen } from '../slug-of-screen'
import { SCREENS } from './gallery-tags'
import type { NumberedWork } from './number-works'
import { interleaveEvenly } from './interleave-evenly'
import type { PictureOrder } from './picture-orders'
import type { LinkedWork } from './works-page'

/** A project's screen, as shown in a gallery with `hang: everything`. */
export interface GalleryScreen {
  slug: string
  project: string
  image: unknown
  kind: string
  ground: string
  /** The project's tags, with the kind of all screens in place of the first. */
  tags: readonly string[]
}

/** What a gallery shows: projects and photographs, or photographs and screens of projects. */
export interface GalleryContents {
  works: readonly LinkedWork[]
  screens: readonly GalleryScreen[]
  /** All slugs in reading order. */
  order: readonly string[]
  /** In pairs: the hinge beside each of them, as `PictureOrder` has it. */
  hinges: readonly string[]
}

/** All projects and photographs, ordered by their pictures, for each `hang` that needs it. */
export type PictureOrders = ReadonlyMap<Gallery['hang'], PictureOrder>

export interface WorkSources {
  /** In site order. */
  projects: readonly Project[]
  photos: readonly Photo[]
  works: readonly NumberedWork[]
  /** A project's screens, as GraphQL takes them. */
  screensOf: (project: Project) => readonly Omit<GalleryScreen, 'project' | 'slug' | 'tags'>[]
  orders: PictureOrders
}

/** The works a gallery shows: the whole list, or every photograph and every screen. */
export function galleryWorks({ hang }: Pick<Gallery, 'hang'>, sources: WorkSources): GalleryContents {
  const { projects, photos, works, orders } = sources
  if (hang === 'everything') {
    const screens = roundRobin(projects.map((project) => screensFrom(project, sources)))
    const all = photos.map(({ file, tags }) => ({ type: 'Photo' as const, slug: slugOfPhoto(file), tags }))
    const order = interleaveEvenly(
      all.map(({ slug }) => slug),
      screens.map(({ slug }) => slug),
    )
    return { works: all, screens, order, hinges: [] }
  }
  // The sort is stable: works of the same year keep their order.
  const listed = hang === 'year' ? [...works].sort((one, other) => other.year - one.year) : works
  return { works, screens: [], ...(orders.get(hang) ?? { order: listed.map(({ slug }) => slug), hinges: [] }) }
}

/** The screens of a project. One that its story shows twice, a part each time, hangs once: here both would be alike. */
function screensFrom(project: Project, { screensOf }: WorkSources): GalleryScreen[] {
  const { slug, facts } = project
  const tags = [SCREENS, ...facts.tags.slice(1)]
  const files = facts.screens.map(({ image }) => image.src)
  return screensOf(project)
    .map((screen, at) => ({ ...screen, slug: slugOfScreen(slug, at + 1), project: slug, tags }))
    .filter((_, at) => files.indexOf(files[at] ?? '') === at)
}

/** Interleaves lists: the first item of each, then the second of each, and so on. */
function roundRobin<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
