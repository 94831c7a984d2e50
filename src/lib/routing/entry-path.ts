import type { MenuEntry } from '../../content/schemas/menu'

/** The path of an internal entry: `/` and its name (H5), with the site's trailing slash. */
export function entryPath({ name }: MenuEntry): string {
  return name ? `/${name}/` : '/'
}

/** The first entry, depth first, that leads to a page of the site; may be the entry itself. */
export function firstPage(entry: MenuEntry): MenuEntry | undefined {
  if (!entry.items) return entry.isExternal ? undefined : entry
  for (const item of entry.items) {
    const page = firstPage(item)
    if (page) return page
  }
  return undefined
}
