import type { TagCount, TagLink } from './tags'

/** The most neighbours named. */
const MOST = 2

/** The items that most often share a work with another, most frequent first; ties keep their order. */
function nearest<T>(all: readonly T[], timesBeside: (one: T) => number): T[] {
  return all
    .map((one) => ({ one, times: timesBeside(one) }))
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times)
    .slice(0, MOST)
    .map(({ one }) => one)
}

/**
 * The tags that most often appear together with a tag.
 * @param works the works of the tag
 * @param tags every tag in use; those without a page are left out
 */
export function nearTags(
  tag: string,
  works: readonly { tags: readonly string[] }[],
  tags: readonly TagCount[],
): TagLink[] {
  const links = tags.flatMap(({ tag: slug, label: name, path, count }) =>
    path === null || slug === tag ? [] : [{ slug, link: { name, path, count } }],
  )
  return nearest(links, ({ slug }) => works.filter((work) => work.tags.includes(slug)).length).map(({ link }) => link)
}

/** The technologies most often used in the same projects as the one at path `present`. */
export function nearTechnologies(
  rows: readonly TagLink[],
  projects: readonly { readonly technologies: readonly { readonly path: string | null }[] }[],
  present: string,
): TagLink[] {
  const uses = (path: string) => (project: (typeof projects)[number]) =>
    project.technologies.some((one) => one.path === path)
  const beside = projects.filter(uses(present))
  return nearest(rows, ({ path }) => (path === present ? 0 : beside.filter(uses(path)).length))
}
