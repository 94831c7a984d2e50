import type { z } from 'zod'
import { interpolate } from '../../lib/text/interpolate'
import type { Content } from '../content'
import type { pageSchemas } from '../schemas/collections'
import { technologySlug } from '../technologies'
import type { ContentNode } from './content-nodes'
import type { GalleryTag } from './gallery-tags'
import { nearWorks } from './near-works'
import { inOrder, type TaggedWorks } from './number-works'
import { type LinkedWork, worksPageNodes } from './works-page'

/** A tag with its label and the aliases that lead to its page. */
export type DescribedTag = TaggedWorks & GalleryTag & { aliases: string[] }

/** Number of projects in the table of technologies. */
const IN_TABLE = 8

/**
 * Nodes of a tag and, if it has any, its pages: works in gallery order, those of a technology newest first.
 * @param all every tag in use
 * @param candidates works that may be shown beside a tag's only work
 */
export function tagNodes(
  { works, ...tag }: DescribedTag,
  position: number,
  { pages, site, projects, strings }: Content,
  all: readonly Pick<DescribedTag, 'slug'>[],
  candidates: readonly LinkedWork[] = [],
): ContentNode[] {
  const { slug, path } = tag
  const node = { type: 'Tag', key: slug, fields: { ...tag, position } }
  if (!path || !pages.tag) return [node]

  const { gallery, lines } = pages.tag as z.infer<typeof pageSchemas.tag.schema>
  const technology = site.specialties.find(({ name }) => technologySlug(name, site.specialties) === slug)
  const ordered = technology ? [...works].sort(newestFirst) : works
  const inUse = new Set(all.map((one) => one.slug))
  const beside = technology
    ? {
        note: technology.note,
        tags: site.specialties
          .map(({ name }) => technologySlug(name, site.specialties))
          .filter((other) => inUse.has(other)),
        table: newestOf(projects)
          .slice(0, IN_TABLE)
          .map((project) => project.slug),
        some: someOf(pages, (name) => technologySlug(name, site.specialties)),
      }
    : { note: lines.find((one) => one.tag === slug)?.line, tags: [...inUse], table: [], some: [] }
  const bySlug = new Map(projects.map((project) => [project.slug, project]))
  // A single work on its own would look like a mistake.
  const near = technology || works.length > 1 ? [] : nearWorks(slug, works, candidates)
  const nearOf = (kind: LinkedWork['type']) => near.filter(({ type }) => type === kind).map((work) => work.slug)
  return [
    node,
    ...worksPageNodes('TaggedPage', {
      path,
      within: '/works/',
      order: ordered.map((work) => work.slug),
      works,
      gallery,
      more: (_, here) => ({
        tag: slug,
        uses: usesOf(
          here.flatMap((work) => (work.type === 'Project' ? (bySlug.get(work.slug) ?? []) : [])),
          (name) => technologySlug(name, site.specialties) === slug,
        ),
        years: yearsOf(works, strings.about.years),
        nearProjects: nearOf('Project'),
        nearPhotos: nearOf('Photo'),
        ...beside,
      }),
    }),
  ]
}

/** What each project says a technology does in it. */
const usesOf = (projects: Content['projects'], isTechnology: (name: string) => boolean) =>
  projects.flatMap(({ slug, facts: { uses } }) =>
    uses.flatMap(({ technology, line }) => (isTechnology(technology) ? [{ work: slug, line }] : [])),
  )

/** In which projects the owner did some of the work with a technology, as the page of the developer says. */
function someOf(pages: Content['pages'], slugOf: (technology: string) => string) {
  const page = pages['devloper-1'] as z.infer<(typeof pageSchemas)['devloper-1']['schema']> | undefined
  return (page?.matrix?.tools ?? []).flatMap(({ name, some }) =>
    some.map((project) => ({ technology: slugOf(name), project })),
  )
}

/** The years of some works: `2022`, or first and last in the given wording. */
function yearsOf(works: readonly { year: number }[], words: string): string {
  const years = works.map(({ year }) => year)
  const [from, to] = [Math.min(...years), Math.max(...years)]
  return from === to ? String(from) : interpolate(words, { from, to })
}

const newestFirst = (one: { year: number }, other: { year: number }) => other.year - one.year

const newestOf = (projects: Content['projects']) =>
  inOrder(projects).sort(({ facts: one }, { facts: other }) => newestFirst(one, other))
