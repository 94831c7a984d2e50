import { graphql } from 'gatsby'

/** A tag as the galleries offer it. */
export interface TagCount {
  tag: string
  label: string
  /** How many of all works have it. */
  count: number
  /** The first tag of some work: the categories of the filter row. */
  isKind: boolean
  /** Its own page; none where the content leaves such pages out. */
  path: string | null
}

/** A tag, or a technology, that leads on: its page, and how many works it has. */
export interface TagLink {
  name: string
  path: string
  count: number
}

/** The tags that the content counts, kinds first. */
export function countedTags(tags: readonly Queries.CountedTagFragment[]): TagCount[] {
  return tags.map(({ slug, ...counted }) => ({ ...counted, tag: slug }))
}

/** What is read for a tag. */
export function labelOf(tag: string, tags: readonly TagCount[]): string {
  return tags.find((one) => one.tag === tag)?.label ?? tag
}

export const countedTagFragment = graphql`
  fragment CountedTag on Tag {
    slug
    label
    count
    isKind
    path
  }
  fragment GalleryTag on GalleryTag {
    slug
    label
    count
    isKind
    path
  }
`
