import type { MenuEntry } from '../../content/schemas/menu'
import { firstPage } from '../../lib/routing/entry-path'

/** A list of the footer: its name, and its links with their labels. */
export interface FooterList {
  label: string
  entries: [string, MenuEntry][]
}

/**
 * The two lists the footer takes from the menu: the first is the menu's first group, with the pages of the first group
 * inside it; the second has the first page of every other group.
 */
export function footerLists(menu: readonly MenuEntry[]): FooterList[] {
  const [works, ...others] = menu.filter(({ items }) => items)
  if (!works?.items) return []
  const inner = works.items.filter(({ items }) => items)
  const pages = works.items.flatMap((item) => (item === inner[0] ? (item.items ?? []) : item.items ? [] : item))
  const more = others.length > 1 ? others : others.flatMap(({ items = [] }) => items)
  const lists = [
    { label: works.label, entries: named(pages) },
    { label: STRINGS.frame.more, entries: named([...inner.slice(1), ...more]) },
  ]
  return lists.filter(({ entries }) => entries.length > 0)
}

function named(entries: readonly MenuEntry[]): FooterList['entries'] {
  return entries.flatMap((entry) => {
    const page = firstPage(entry)
    return page ? [[entry.label, page] satisfies [string, MenuEntry]] : []
  })
}
