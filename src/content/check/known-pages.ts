import { slugify } from '../../lib/text/slugify'
import { technologySlug } from '../technologies'
import type { ContentFiles } from '../read/read-content'
import type { ReadFile } from '../read/read-source'
import { slugOfPhoto } from '../slug-of-photo'
import { pathOfPage } from '../routes/route-of'
import { isRecord, select, selectTexts, type Selected } from '../read/select'
import type { Source } from '../read/source'

/** What content may link or refer to. */
export interface KnownPages {
  /** Routes of all pages without surrounding slashes: page files, projects, galleries and tags of works. */
  routes: ReadonlySet<string>
  /** Files of the pages that the content leaves out, by route. */
  leftOut: ReadonlyMap<string, string>
  projects: ReadonlySet<string>
  galleries: ReadonlySet<string>
  /** Photographs that pages may show; undefined if their list cannot be read. */
  photos: ReadonlySet<string> | undefined
  /** Whether the galleries could be read; if not, a page that seems to be missing may be one of them. */
  complete: boolean
  /** Whether all works could be read; if not, a tag that seems to be missing may be one of theirs. */
  tagsComplete: boolean
}

/** Collects all pages, including those from files with other faults. */
export function knownPages(
  { site, projects, galleries, photos, pages }: ContentFiles,
  routes: readonly string[],
): KnownPages {
  const leftOut = new Map(
    Object.entries(pages).flatMap(([name, { found, source }]) => (found ? [] : [[routeOfPage(name), source.relative]])),
  )
  // A folder whose name is not a slug is a fault of its own; what means the project is none.
  const projectSlugs = projects.map(({ slug }) => slugify(slug))
  const gallerySlugs = selectTexts(galleries.source.value, ['*', 'slug']).map(({ value }) => value)
  const works = [...projects.map(({ source }) => source.value), ...select(photos.source.value, ['*']).flatMap(selected)]
  const specialties = specialtiesOf(site.source)
  const technologies = works.flatMap((work) => selectTexts(work, ['stack', '*']))
  const tagRoutes = [
    ...works.flatMap((work) => selectTexts(work, ['tags', '*'])).map(({ value }) => value),
    ...technologies.map(({ value }) => technologySlug(value, specialties)),
  ].map((slug) => `works/${slug}`)
  return {
    leftOut,
    routes: new Set([
      ...routes.filter((route) => !leftOut.has(route)),
      ...projectSlugs,
      ...gallerySlugs,
      ...(pages.tag.found ? tagRoutes : []),
    ]),
    projects: new Set(projectSlugs),
    galleries: new Set(gallerySlugs),
    photos: isUnread(photos)
      ? undefined
      : new Set(selectTexts(photos.source.value, ['*', 'file']).map(({ value }) => slugOfPhoto(value))),
    complete: !isUnread(galleries),
    tagsComplete: ![site, photos, ...projects].some(isUnread),
  }
}

const isUnread = ({ found, source }: Pick<ReadFile, 'found' | 'source'>) => found && source.value === undefined

/** The route of the page whose texts are in a file of `content/pages`. */
const routeOfPage = (name: string) => pathOfPage(name).replace(/^\/|\/$/g, '')

/** The names and slugs of the specialties of site.yml, as far as they are readable. */
export function specialtiesOf(site: Source): { name: string; slug?: string }[] {
  return select(site.value, ['specialties', '*']).flatMap(({ value }) =>
    isRecord(value) && typeof value.name === 'string'
      ? [{ name: value.name, ...(typeof value.slug === 'string' && { slug: value.slug }) }]
      : [],
  )
}

/** A photograph if galleries show it: only then are its tags in use. */
function selected({ value }: Selected): unknown[] {
  return isRecord(value) && value.selected === true ? [value] : []
}
