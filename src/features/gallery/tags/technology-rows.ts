import type { TagCount, TagLink } from '../count-tags'

/** The specialties that some work was built with, in their order, each with the number of its works. */
export function technologyRows(
  specialties: readonly { readonly name: string; readonly path: string | null }[],
  tags: readonly TagCount[],
): TagLink[] {
  return specialties.flatMap(({ name, path }) => {
    const tag = path === null ? undefined : tags.find((one) => one.path === path)
    return path !== null && tag ? [{ name, path, count: tag.count }] : []
  })
}
