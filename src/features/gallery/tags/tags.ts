import { graphql } from 'gatsby'
import { capitalise } from '../../../lib/text/capitalise'

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

/** Name of the query parameter that holds the chosen tags. */
export const TAGS_PARAMETER = 'tags'

/** The tags that the content counts, kinds first. */
export function countedTags(tags: readonly Queries.CountedTagFragment[]): TagCount[] {
  return tags.map(({ slug, ...counted }) => ({ ...counted, tag: slug }))
}

/** What is read for a tag. */
export function labelOf(tag: string, tags: readonly TagCount[]): string {
  return tags.find((one) => one.tag === tag)?.label ?? tag
}

/** A tag as a visitor reads it where no label is at hand: `still-life` is `Still life`. */
export function tagLabel(tag: string): string {
  return capitalise(tag.replaceAll('-', ' '))
}

/** Address of the page of a tag (R3). */
export function tagPath(tag: string): string {
  return `/works/${tag}/`
}

/**
 * The tags that an address chooses: `?tags=dutch,sea`. Each counts once; what the galleries do not know is left out.
 * @param search query of the address, with or without its question mark
 */
export function readTags(search: string, known: readonly string[]): string[] {
  const named = new URLSearchParams(search).get(TAGS_PARAMETER)?.split(',') ?? []
  return [...new Set(named)].filter((tag) => known.includes(tag))
}

/**
 * The query of an address with other tags chosen: `?tags=dutch,sea`, empty for none. Other parameters stay as they are.
 * @param search query of the address, with or without its question mark
 */
export function writeTags(search: string, tags: readonly string[]): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(TAGS_PARAMETER)
  // Slugs need no encoding, and a comma stays readable.
  const parts = [parameters.toString(), tags.length > 0 ? `${TAGS_PARAMETER}=${tags.join(',')}` : '']
  const query = parts.filter(Boolean).join('&')
  return query && `?${query}`
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
