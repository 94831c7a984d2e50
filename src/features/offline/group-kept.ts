import type { KeptPage } from '../../offline/protocol'

/** What tells the kinds of kept pages apart, and what each is called. */
export interface KeptKinds {
  /** Projects and galleries by their addresses, with the names that the menu has for them. */
  entries: readonly { path: string; kind: string; label: string }[]
  /** What stands over the pages of a kind. */
  heads: { page: string; project: string; gallery: string; tag: string }
  /** The title of a tag's page, `{tag}` in it. */
  tagTitle: string
}

export interface KeptGroup {
  head: string
  pages: readonly KeptPage[]
}

/**
 * Kept pages by their kinds: pages, projects, galleries by the names of the menu, and works by tag under the names of their tags
 * alone. Each group is in the order of the pages; none is empty.
 */
export function groupKept(pages: readonly KeptPage[], { entries, heads, tagTitle }: KeptKinds): KeptGroup[] {
  const kinds = new Map(entries.map(({ path, kind }) => [path, kind]))
  const galleries = new Map(entries.filter(({ kind }) => kind === 'gallery').map(({ path, label }) => [path, label]))
  const [before = '', after = ''] = tagTitle.split('{tag}')
  const kindOf = ({ path }: KeptPage) => {
    if (path.startsWith('/works/')) return 'tag'
    // A long list goes on at `/grid-3/2/`.
    return kinds.get(path) ?? kinds.get(path.replace(/\d+\/$/, '')) ?? 'page'
  }
  const named = (page: KeptPage) =>
    kindOf(page) === 'tag' && page.title.startsWith(before) && page.title.endsWith(after)
      ? { ...page, title: page.title.slice(before.length, page.title.length - after.length) }
      : { ...page, title: galleries.get(page.path) ?? page.title }
  return Object.entries(heads)
    .map(([kind, head]) => ({ head, pages: pages.filter((page) => kindOf(page) === kind).map(named) }))
    .filter((group) => group.pages.length > 0)
}
