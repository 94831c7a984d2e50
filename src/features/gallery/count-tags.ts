import { graphql } from 'gatsby'
import { tagLabel } from './tag-label'
import type { Work } from './works/work'

export interface TagCount {
  tag: string
  label: string
  /** How many of all works have it. */
  count: number
  /** The first tag of some work: the categories of the filter row. */
  isKind: boolean
}

/** Every tag of the works with its count: kinds first, in the order of the list, then the others by name. */
export function countTags(works: readonly Work[]): TagCount[] {
  const kinds = new Set(works.flatMap(({ tags }) => tags.slice(0, 1)))
  const others = new Set(works.flatMap(({ tags }) => tags).filter((tag) => !kinds.has(tag)))

  return [...kinds, ...[...others].sort()].map((tag) => ({
    tag,
    label: tagLabel(tag),
    count: works.filter(({ tags }) => tags.includes(tag)).length,
    isKind: kinds.has(tag),
  }))
}

/** The same of the tags that the content counts, for pages that have not all works. */
export function countedTags(tags: readonly Queries.CountedTagFragment[]): TagCount[] {
  return tags.map(({ slug, ...counted }) => ({ ...counted, tag: slug, label: tagLabel(slug) }))
}

export const countedTagFragment = graphql`
  fragment CountedTag on Tag {
    slug
    count
    isKind
  }
`
