import type { TagCount } from '../count-tags'
import type { NearTag } from './near-line'

/** The specialties that some work was built with, in their order, each with the number of its works. */
export function technologyRows(
  specialties: readonly { readonly name: string; readonly path: string | null }[],
  tags: readonly TagCount[],
): NearTag[] {
  return specialties.flatMap(({ name, path }) => {
    const tag = path === null ? undefined : tags.find((one) => one.path === path)
    return path !== null && tag ? [{ name, path, count: tag.count }] : []
  })
}

/** As many neighbours are named. */
const MOST = 2

/** The technologies that stand most often in one project with that of a path; of two alike, the one that stands first. */
export function nearTechnologies(
  rows: readonly NearTag[],
  projects: readonly { readonly technologies: readonly { readonly path: string | null }[] }[],
  present: string,
): NearTag[] {
  const uses = (path: string) => (project: (typeof projects)[number]) =>
    project.technologies.some((one) => one.path === path)
  const beside = projects.filter(uses(present))
  return rows
    .map((row) => ({ row, shared: row.path === present ? 0 : beside.filter(uses(row.path)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MOST)
    .map(({ row }) => row)
}
