import type { ContentNode } from './content-nodes'
import type { NumberedWork } from './number-works'
import { type WorkPage, workPages } from './work-pages'

/** The parts of a work that its page needs to find it. */
export type LinkedWork = Pick<NumberedWork, 'type' | 'slug' | 'tags'>

export interface PageOptions {
  /** Path of the first page, and the part of it that the page file's name already provides. */
  path: string
  within: string
  /** Slugs of all works in reading order, and those among them that are projects or photographs. */
  order: readonly string[]
  works: readonly LinkedWork[]
  /** Slug of the gallery that arranges them. */
  gallery: string
  /** Additional fields of a page. */
  more?: (page: WorkPage, here: readonly LinkedWork[]) => Record<string, unknown>
}

/** The nodes of the pages of a list of works. Works are linked, so each page only carries its own. */
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
      hinges: [],
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
