import type { Content, Project } from '../content'
import { inFolder } from '../read/in-folder'
import { slugOfPhoto } from '../slug-of-photo'

/** A project, or a photograph that the galleries show, with its number among all works, from 1. */
export interface NumberedWork {
  type: 'Project' | 'Photo'
  slug: string
  number: number
  tags: readonly string[]
  year: number
  /** The picture that it is shown by, in the content folder. */
  file: string
}

/** A tag of the works, and those that have it, in the order of the galleries. */
export interface TaggedWorks {
  slug: string
  count: number
  /** The first tag of some work: the categories of the filter row. */
  isKind: boolean
  works: NumberedWork[]
}

/** The projects in the order of the site. */
export function inOrder(projects: readonly Project[]): Project[] {
  return [...projects].sort((a, b) => a.facts.order - b.facts.order)
}

/**
 * One list of all works: each project at its `galleryPlace`, photographs in their own order between them, projects
 * without a place last.
 */
export function numberWorks({ projects, photos }: Pick<Content, 'projects' | 'photos'>): NumberedWork[] {
  const works = photos.flatMap(({ selected, file, tags, year }): Omit<NumberedWork, 'number'>[] =>
    selected ? [{ type: 'Photo', slug: slugOfPhoto(file), tags, year, file: inFolder('photos', file) }] : [],
  )
  const placed = inOrder(projects).map(({ slug, facts }) => ({
    place: facts.galleryPlace ?? Infinity,
    work: {
      type: 'Project' as const,
      slug,
      tags: facts.tags,
      year: facts.year,
      file: inFolder(`projects/${slug}`, facts.cover.src),
    },
  }))
  // Two without a place keep their order: infinity less infinity is no number.
  for (const { place, work } of placed.sort((a, b) => a.place - b.place || 0)) works.splice(place - 1, 0, work)
  return works.map((work, index) => ({ ...work, number: index + 1 }))
}

/** Every tag of the works: kinds first, in the order of the list, then the others by name. */
export function tagWorks(works: readonly NumberedWork[]): TaggedWorks[] {
  const kinds = new Set(works.flatMap(({ tags }) => tags.slice(0, 1)))
  const others = new Set(works.flatMap(({ tags }) => tags).filter((tag) => !kinds.has(tag)))
  return [...kinds, ...[...others].sort()].map((tag) => {
    const tagged = works.filter(({ tags }) => tags.includes(tag))
    return { slug: tag, count: tagged.length, isKind: kinds.has(tag), works: tagged }
  })
}
