import { withPrefix } from 'gatsby'
import type { MenuEntry } from '../../content/schemas/menu'
import { entryPath } from './entry-path'

const bare = (path: string) => path.replace(/\/+$/, '')

/**
 * Whether a path of the site is the current page.
 * @param pathname path of the current page, as the browser has it
 */
export function isShown(path: string, pathname: string): boolean {
  return bare(withPrefix(path)) === bare(pathname)
}

/** The list of projects also stands for the tag pages, which have no menu entry of their own. */
const [PROJECTS, TAGS] = ['/projects/', '/works/']

/** Whether an entry, or one below it, leads to the current page or to the list that it is a later page of. */
export function holdsShown(entry: MenuEntry, pathname: string): boolean {
  if (entry.items) return entry.items.some((item) => holdsShown(item, pathname))
  if (entry.isExternal) return false
  const path = entryPath(entry)
  const isTag = path === PROJECTS && pathname.startsWith(withPrefix(TAGS))
  const goesOn = path !== '/' && isShown(path, pathname.replace(/\/\d+\/?$/, ''))
  return isTag || goesOn || isShown(path, pathname)
}

/** The first entry, depth first, that leads to the current page or to the list that it is a later page of. */
export function shownPage(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const entry = entries.find((one) => holdsShown(one, pathname))
  return entry?.items ? shownPage(entry.items, pathname) : entry
}
