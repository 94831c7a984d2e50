import { withPrefix } from 'gatsby'
import type { MenuEntry } from '../../content/schemas/menu'
import { entryPath } from './entry-path'

const bare = (path: string) => path.replace(/\/+$/, '')

/**
 * Whether a path of the site is the page that is shown.
 * @param pathname path of the page that is shown, as the browser has it
 */
export function isShown(path: string, pathname: string): boolean {
  return bare(withPrefix(path)) === bare(pathname)
}

/** The list of projects, which the pages of tags belong to: no entry of the menu leads to them. */
const [PROJECTS, TAGS] = ['/projects/', '/works/']

/** Whether an entry leads to the page that is shown or what goes on there, or has an entry below it that does. */
export function holdsShown(entry: MenuEntry, pathname: string): boolean {
  if (entry.items) return entry.items.some((item) => holdsShown(item, pathname))
  if (entry.isExternal) return false
  const path = entryPath(entry)
  const isTag = path === PROJECTS && pathname.startsWith(withPrefix(TAGS))
  const goesOn = path !== '/' && isShown(path, pathname.replace(/\/\d+\/?$/, ''))
  return isTag || goesOn || isShown(path, pathname)
}
