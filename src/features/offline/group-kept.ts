import type { KeptPage } from '../../offline/protocol'

/** Data to sort cached pages into kinds, and the names to show. */
export interface KeptKinds {
  /** Pages, projects and galleries by path, with their names in the lists of all pages. */
  entries: readonly { path: string; kind: string; label: string }[]
  /** Headings for the pages of each kind. */
  heads: { page: string; project: string; gallery: string; tag: string }
  /** Title of a tag page, containing `{tag}`. */
  tagTitle: string
}

export interface KeptGroup {
  head: string
  pages: readonly KeptPage[]
}

/**
 * Groups cached pages by kind: pages and galleries by their menu names, projects, and tag pages by the bare tag names.
 * Pages keep their order within a group; no group is empty.
 */
export function groupKept(pages: readonly KeptPage[], { entries, heads, tagTitle }: KeptKinds): KeptGroup[] {
  const kinds = new Map(entries.map(({ path, kind }) => [path, kind]))
  const labels = new Map(entries.filter(({ kind }) => kind !== 'project').map(({ path, label }) => [path, label]))
  const [before = '', after = ''] = tagTitle.split('{tag}')
  const kindOf = ({ path }: KeptPage) => {
    if (path.startsWith('/works/')) return 'tag'
    // Long lists continue at `/grid-3/2/`.
    return kinds.get(path) ?? kinds.get(path.replace(/\d+\/$/, '')) ?? 'page'
  }
  const named = (page: KeptPage) =>
    kindOf(page) === 'tag' && page.title.startsWith(before) && page.title.endsWith(after)
      ? { ...page, title: page.title.slice(before.length, page.title.length - after.length) }
      : { ...page, title: labels.get(page.path) ?? page.title }
  return Object.entries(heads)
    .map(([kind, head]) => ({ head, pages: pages.filter((page) => kindOf(page) === kind).map(named) }))
    .filter((group) => group.pages.length > 0)
}
