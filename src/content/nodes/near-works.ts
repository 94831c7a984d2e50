import type { LinkedWork } from './works-page'

/** Number of works shown beside a tag's only work: one row. */
const MOST = 2

/**
 * The works most similar to a tag's works without being among them: first those that have the tag too, then by the
 * number of shared tags; ties keep their order.
 * @param candidates the works of the site, and photographs that no gallery shows
 */
export function nearWorks(
  tag: string,
  works: readonly LinkedWork[],
  candidates: readonly LinkedWork[],
): readonly LinkedWork[] {
  const common = new Set(works.flatMap(({ tags }) => tags))
  const nearness = ({ tags }: LinkedWork) =>
    tags.filter((one) => common.has(one)).length + (tags.includes(tag) ? common.size : 0)
  const isAmong = (one: LinkedWork) => works.some(({ type, slug }) => type === one.type && slug === one.slug)

  return candidates
    .map((work) => ({ work, nearness: nearness(work) }))
    .filter((one) => one.nearness > 0 && !isAmong(one.work))
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, MOST)
    .map(({ work }) => work)
}
