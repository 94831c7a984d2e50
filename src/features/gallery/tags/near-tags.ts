import type { TagCount } from '../count-tags'
import type { NearTag } from './near-line'

/** As many neighbours are named. */
const MOST = 2

/**
 * The tags that the works of a tag have besides it most often; of two alike, the one that stands first.
 * @param works those of the tag
 * @param tags every tag in use
 */
export function nearTags(
  tag: string,
  works: readonly { tags: readonly string[] }[],
  tags: readonly TagCount[],
): NearTag[] {
  return tags
    .flatMap(({ tag: slug, label, path, count }) => {
      const shared = slug === tag ? 0 : works.filter((work) => work.tags.includes(slug)).length
      return path !== null && shared > 0 ? [{ shared, near: { name: label, path, count } }] : []
    })
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MOST)
    .map(({ near }) => near)
}
