import type { MenuEntry } from '../../content/schemas/menu'

/** The path of an internal entry: `/` and its name (H5), with the slash that every page of the site ends in. */
export function entryPath({ name }: MenuEntry): string {
  return name ? `/${name}/` : '/'
}

/** The first entry at or below an entry that leads to a page of the site. */
export function firstPage(entry: MenuEntry): MenuEntry | undefined {
  if (!entry.items) return entry.isExternal ? undefined : entry
  for (const item of entry.items) {
    const page = firstPage(item)
    if (page) return page
  }
  return undefined
}
