/** A tag in a gallery's filter, with the number of works it has there. */
export interface GalleryTag {
  slug: string
  label: string
  count: number
  isKind: boolean
  /** Path of its own page, if it has one. */
  path: string | undefined
}

/** The kind of all project screens, replacing the kind of their project. */
export const SCREENS = 'screens'

/** The tags of some works, in the given order, each with its number of works. */
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
