import type { ContentNode } from './content-nodes'
import type { NumberedWork } from './number-works'
import { type WorkPage, workPages } from './work-pages'

/** A work as far as its page must find it. */
export type LinkedWork = Pick<NumberedWork, 'type' | 'slug' | 'tags'>

export interface PageOptions {
  /** Where the first page is, and the part of that address that the name of the page file leaves to each page. */
  path: string
  within: string
  /** Slugs of all works in the order of reading, and those of them that are projects or photographs. */
  order: readonly string[]
  works: readonly LinkedWork[]
  /** The slug of the gallery that arranges them. */
  gallery: string
  /** What else a page carries. */
  more?: (page: WorkPage, here: readonly LinkedWork[]) => Record<string, unknown>
}

/** The nodes of the pages that a list of works is shown on. They link the works, so that each page carries its own alone. */
export function worksPageNodes(
  type: string,
  { path, within, order, works, gallery, more = () => ({}) }: PageOptions,
): ContentNode[] {
  const bySlug = new Map(works.map((work) => [work.slug, work]))
  const pages = workPages(path, order)

  return pages.map((page) => {
    const here = page.works.flatMap((slug) => bySlug.get(slug) ?? [])
    const keysOf = (kind: string) => here.flatMap((work) => (work.type === kind ? [work.slug] : []))
    const fields = {
      gallery,
      path: page.path,
      route: page.path.slice(within.length).replace(/\/$/, ''),
      number: page.number,
      pages: pages.length,
      before: page.before,
      total: order.length,
      order: page.works,
      screens: [],
      details: [],
      ...more(page, here),
    }
    const links = {
      projects: { type: 'Project', keys: keysOf('Project') },
      photos: { type: 'Photo', keys: keysOf('Photo') },
    }
    return { type, key: page.path, fields, links }
  })
}
