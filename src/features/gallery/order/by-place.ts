import type { Work } from '../works/work'

/** A group of works that share a place or a subject. */
export interface PlaceGroup {
  heading: string
  works: Work[]
}

/** Fewest works that make a group. */
const LEAST = 2

/**
 * Groups works by the gallery's places: each goes to the first place that names one of its tags. Works of a place with
 * too few, or of none, form a last group.
 * @param elsewhere heading of the last group
 */
export function byPlace(
  works: readonly Work[],
  places: readonly { readonly heading: string; readonly tags: readonly string[] }[],
  elsewhere: string,
): PlaceGroup[] {
  const placeOf = (work: Work) => places.findIndex(({ tags }) => tags.some((tag) => work.tags.includes(tag)))
  const groups = places.map(({ heading }, at) => ({ heading, works: works.filter((work) => placeOf(work) === at) }))
  const standing = groups.filter((group) => group.works.length >= LEAST)
  const placed = new Set(standing.flatMap((group) => group.works))
  const others = works.filter((work) => !placed.has(work))
  return others.length > 0 ? [...standing, { heading: elsewhere, works: others }] : standing
}
