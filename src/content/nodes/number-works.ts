import type { Content, Project } from '../content'
import { inFolder } from '../read/in-folder'
import { slugOfPhoto } from '../slug-of-photo'

/** A project, or a photograph shown in galleries, with its number among all works, from 1. */
export interface NumberedWork {
  type: 'Project' | 'Photo'
  slug: string
  number: number
  tags: readonly string[]
  year: number
  /** Path of the picture representing it, in the content folder. */
  file: string
}

/** A tag and its works, in gallery order. */
export interface TaggedWorks {
  slug: string
  count: number
  /** Whether it is the first tag of any work; these are the categories in the filter row. */
  isKind: boolean
  works: NumberedWork[]
}

/** The projects in site order. */
export function inOrder(projects: readonly Project[]): Project[] {
  return [...projects].sort((a, b) => a.facts.order - b.facts.order)
}

/**
 * All works in one list: each project at its `galleryPlace`, photographs in their own order in between, projects
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
  // Two projects without a place keep their order: Infinity - Infinity is NaN.
  for (const { place, work } of placed.sort((a, b) => a.place - b.place || 0)) works.splice(place - 1, 0, work)
  return works.map((work, index) => ({ ...work, number: index + 1 }))
}

/** All tags of the works: kinds first, in list order, then the others alphabetically. */
export function tagWorks(works: readonly NumberedWork[]): TaggedWorks[] {
  const kinds = new Set(works.flatMap(({ tags }) => tags.slice(0, 1)))
  const others = new Set(works.flatMap(({ tags }) => tags).filter((tag) => !kinds.has(tag)))
  return [...kinds, ...[...others].sort()].map((tag) => {
    const tagged = works.filter(({ tags }) => tags.includes(tag))
    return { slug: tag, count: tagged.length, isKind: kinds.has(tag), works: tagged }
  })
}
