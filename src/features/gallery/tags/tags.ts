import { graphql } from 'gatsby'
import { capitalise } from '../../../lib/text/capitalise'

/** A tag as galleries offer it. */
export interface TagCount {
  tag: string
  label: string
  /** How many works have it. */
  count: number
  /** Whether it is the first tag of some work: the categories of the filter row. */
  isKind: boolean
  /** Path of its page; null if the content leaves such pages out. */
  path: string | null
  /** What is said of it where it is the only one chosen. */
  line?: string | null
}

/** A link to a tag or technology: its page, and its number of works. */
export interface TagLink {
  name: string
  path: string
  count: number
}

/** Name of the query parameter that holds the chosen tags. */
export const TAGS_PARAMETER = 'tags'

/** The tags counted from the content, kinds first. */
export function countedTags(tags: readonly (Queries.CountedTagFragment | Queries.GalleryTagFragment)[]): TagCount[] {
  return tags.map(({ slug, ...counted }) => ({ ...counted, tag: slug }))
}

/** The display name of a tag. */
export function labelOf(tag: string, tags: readonly TagCount[]): string {
  return tags.find((one) => one.tag === tag)?.label ?? tag
}

/** A readable form of a tag without a label at hand: `still-life` becomes `Still life`. */
export function tagLabel(tag: string): string {
  return capitalise(tag.replaceAll('-', ' '))
}

/** Path of a tag's page (R3). */
export function tagPath(tag: string): string {
  return `/works/${tag}/`
}

/**
 * The tags an address chooses: `?tags=dutch,sea`, in small or capital letters, without duplicates and unknown tags.
 * @param search query string, with or without its question mark
 */
export function readTags(search: string, known: readonly string[]): string[] {
  const named = new URLSearchParams(search).get(TAGS_PARAMETER)?.toLowerCase().split(',') ?? []
  return [...new Set(named)].filter((tag) => known.includes(tag))
}

/**
 * The query string with other tags chosen: `?tags=dutch,sea`, empty for none. Other parameters stay as they are.
 * @param search query string, with or without its question mark
 */
export function writeTags(search: string, tags: readonly string[]): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(TAGS_PARAMETER)
  // Slugs need no encoding, and the comma stays readable.
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
    line
  }
`
