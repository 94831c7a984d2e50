import type { Project } from '../content'
import type { Gallery } from '../schemas/gallery'
import type { Photo } from '../schemas/photo'
import { slugOfPhoto } from '../slug-of-photo'
import type { NumberedWork } from './number-works'

/** A screen of a project, as a gallery of everything shows it. */
export interface GalleryScreen {
  slug: string
  project: string
  image: unknown
  kind: string
  ground: string
}

/** What a gallery shows: slugs of projects and photographs, screens, and pictures to cut details from. */
export interface GalleryWorks {
  projects: string[]
  photos: string[]
  screens: GalleryScreen[]
  details: { slug: string; image: unknown }[]
}

export interface WorkSources {
  /** In the order of the site. */
  projects: readonly Project[]
  photos: readonly Photo[]
  works: readonly NumberedWork[]
  /** The picture that a work is shown by, and those of a project's screens, as GraphQL takes them. */
  imageOf: (work: Pick<NumberedWork, 'type' | 'slug'>) => unknown
  screensOf: (project: Project) => readonly Omit<GalleryScreen, 'project' | 'slug'>[]
}

/** The works that a gallery asks for: all of the list, or every photograph and every screen. */
export function galleryWorks({ hang }: Gallery, sources: WorkSources): GalleryWorks {
  const { projects, photos, works, imageOf, screensOf } = sources
  if (hang === 'everything') {
    const screens = inTurn(
      projects.map((one) =>
        screensOf(one).map((screen, at) => ({ ...screen, slug: `${one.slug}-screen-${at + 1}`, project: one.slug })),
      ),
    )
    return { projects: [], photos: photos.map(({ file }) => slugOfPhoto(file)), screens, details: [] }
  }
  const slugsOf = (kind: NumberedWork['type']) => works.flatMap(({ type, slug }) => (type === kind ? [slug] : []))
  return {
    projects: slugsOf('Project'),
    photos: slugsOf('Photo'),
    screens: [],
    details: hang === 'detail' ? works.map((work) => ({ slug: work.slug, image: imageOf(work) })) : [],
  }
}

/** The first of each list, then the second of each, and so on. */
export function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
