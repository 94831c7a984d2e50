import type { LinkedWork } from './works-page'

/** As many are shown beside a tag's one work: a row. */
const MOST = 2

/**
 * What stands nearest to the works of a tag without being among them: first what has the tag too, then what has most tags in
 * common with them; of two alike, the one that stands first.
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
