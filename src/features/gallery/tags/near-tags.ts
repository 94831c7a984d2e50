import type { TagCount, TagLink } from './tags'

/** The most neighbours named. */
const MOST = 2

/** Those that most often share a work with another, most frequent first; ties keep their order. */
const nearest = (all: readonly TagLink[]): TagLink[] =>
  all
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST)

/**
 * The tags that most often appear together with a tag, each with the number of works that have both.
 * @param works the works of the tag
 * @param tags every tag in use; those without a page are left out
 */
export function nearTags(
  tag: string,
  works: readonly { tags: readonly string[] }[],
  tags: readonly TagCount[],
): TagLink[] {
  const shared = (slug: string) => works.filter((work) => work.tags.includes(slug)).length
  return nearest(
    tags.flatMap(({ tag: slug, label: name, path }) =>
      path === null || slug === tag ? [] : [{ name, path, count: shared(slug) }],
    ),
  )
}

/**
 * The technologies most often used in the same projects as the one at path `present`, each with the number of projects
 * that used both.
 */
export function nearTechnologies(
  rows: readonly TagLink[],
  projects: readonly { readonly technologies: readonly { readonly path: string | null }[] }[],
  present: string,
): TagLink[] {
  const uses = (path: string) => (project: (typeof projects)[number]) =>
    project.technologies.some((one) => one.path === path)
  const beside = projects.filter(uses(present))
  return nearest(
    rows.filter(({ path }) => path !== present).map((row) => ({ ...row, count: beside.filter(uses(row.path)).length })),
  )
}
