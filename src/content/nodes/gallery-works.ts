import type { Project } from '../content'
import type { Gallery } from '../schemas/gallery'
import type { Photo } from '../schemas/photo'
import { slugOfPhoto } from '../slug-of-photo'
import { SCREENS } from './gallery-tags'
import type { NumberedWork } from './number-works'
import { interleaveEvenly } from './interleave-evenly'
import type { LinkedWork } from './works-page'

/** A screen of a project, as a gallery of everything shows it. */
export interface GalleryScreen {
  slug: string
  project: string
  image: unknown
  kind: string
  ground: string
  /** Those of its project, with the kind of all screens in the place of the first. */
  tags: readonly string[]
}

/** What a gallery shows: projects and photographs, or photographs and screens of projects. */
export interface GalleryContents {
  works: readonly LinkedWork[]
  screens: readonly GalleryScreen[]
  /** The slugs of all in the order of reading. */
  order: readonly string[]
}

/** Slugs of all projects and photographs, ordered by their pictures, for each way to hang that asks for it. */
export type PictureOrders = ReadonlyMap<Gallery['hang'], readonly string[]>

export interface WorkSources {
  /** In the order of the site. */
  projects: readonly Project[]
  photos: readonly Photo[]
  works: readonly NumberedWork[]
  /** A project's screens, as GraphQL takes them. */
  screensOf: (project: Project) => readonly Omit<GalleryScreen, 'project' | 'slug' | 'tags'>[]
  orders: PictureOrders
}

/** The works that a gallery asks for: all of the list, or every photograph and every screen. */
export function galleryWorks({ hang }: Pick<Gallery, 'hang'>, sources: WorkSources): GalleryContents {
  const { projects, photos, works, orders } = sources
  if (hang === 'everything') {
    const screens = roundRobin(projects.map((project) => screensFrom(project, sources)))
    const all = photos.map(({ file, tags }) => ({ type: 'Photo' as const, slug: slugOfPhoto(file), tags }))
    const order = interleaveEvenly(
      all.map(({ slug }) => slug),
      screens.map(({ slug }) => slug),
    )
    return { works: all, screens, order }
  }
  // Within a year they keep their order.
  const listed = hang === 'year' ? [...works].sort((one, other) => other.year - one.year) : works
  return { works, screens: [], order: orders.get(hang) ?? listed.map(({ slug }) => slug) }
}

function screensFrom(project: Project, { screensOf }: WorkSources): GalleryScreen[] {
  const { slug, facts } = project
  const tags = [SCREENS, ...facts.tags.slice(1)]
  return screensOf(project).map((screen, at) => ({
    ...screen,
    slug: `${slug}-screen-${at + 1}`,
    project: slug,
    tags,
  }))
}

/** The first of each list, then the second of each, and so on. */
function roundRobin<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
