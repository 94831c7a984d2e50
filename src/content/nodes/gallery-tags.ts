/** A tag as a gallery offers it, with the number of its works there. */
export interface GalleryTag {
  slug: string
  label: string
  count: number
  isKind: boolean
  /** Its own page, where it has one. */
  path: string | undefined
}

/** The kind of the screens of projects, in the place of the project's own. */
export const SCREENS = 'screens'

/** The tags that some works have, in their order, each with the number of those works. */
export function galleryTags(
  works: readonly { readonly tags: readonly string[] }[],
  tags: readonly GalleryTag[],
): GalleryTag[] {
  const counts = new Map<string, number>()
  for (const tag of works.flatMap((work) => work.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return tags.flatMap(({ slug, label, isKind, path }) => {
    const count = counts.get(slug) ?? 0
    return count > 0 ? [{ slug, label, count, isKind, path }] : []
  })
}
