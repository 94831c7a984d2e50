/** A tag in a gallery's filter, with the number of works it has there. */
export interface GalleryTag {
  slug: string
  label: string
  count: number
  isKind: boolean
  /** Path of its own page, if it has one. */
  path: string | undefined
  /** What is said of it where it is the only one chosen. */
  line?: string | undefined
}

/** The kind of all project screens, replacing the kind of their project. */
export const SCREENS = 'screens'

/** The tags of some works, in the given order, each with its number of works and, if there is one, its line. */
export function galleryTags(
  works: readonly { readonly tags: readonly string[] }[],
  tags: readonly GalleryTag[],
  lines: readonly { readonly tag: string; readonly line: string }[] = [],
): GalleryTag[] {
  const counts = new Map<string, number>()
  for (const tag of works.flatMap((work) => work.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return tags.flatMap(({ slug, label, isKind, path }) => {
    const count = counts.get(slug) ?? 0
    const line = lines.find(({ tag }) => tag === slug)?.line
    return count > 0 ? [{ slug, label, count, isKind, path, line }] : []
  })
}
