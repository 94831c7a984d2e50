import type { Content } from './content'
import { entryPath } from '../lib/routing/entry-path'
import { isRecord } from './read/select'
import { pathOfPage, routeOf } from './routes/route-of'
import type { MenuEntry } from './schemas/menu'

/** A page as an entry in the list of all pages. */
export interface PageEntry {
  /** With slashes: `/srxp/`. */
  path: string
  title: string
  /** Its name in the list: its menu label if it is a gallery or belongs to a menu group, otherwise its title. */
  label: string
  /** The menu group it belongs to, if that contains only plain pages. */
  group?: string | undefined
  kind: 'page' | 'project' | 'gallery'
  /** Whether the 404 page lists it; other pages are in the list of all pages, which it can fetch. */
  named: boolean
}

/** Number of projects listed there: the first ones. */
const NAMED_PROJECTS = 24

type Listed = Pick<PageEntry, 'path' | 'title' | 'kind' | 'named'>

/**
 * Every page of the site once: the home page, then pages in menu order, then those not in the menu by address, with
 * projects in site order.
 */
export function pageEntries({
  pages,
  projects,
  galleries,
  menu,
}: Pick<Content, 'pages' | 'projects' | 'galleries' | 'menu'>): PageEntry[] {
  const entries: Listed[] = [
    ...Object.entries(pages)
      .flatMap(([name, words]): Listed[] => {
        const path = pathOfPage(name)
        return routeOf(path).listed ? [{ path, title: titleOf(words), kind: 'page', named: true }] : []
      })
      .sort((a, b) => a.path.localeCompare(b.path, 'en')),
    ...projects.map(({ slug, facts }, at): Listed => {
      return { path: `/${slug}/`, title: facts.name, kind: 'project', named: at < NAMED_PROJECTS }
    }),
    ...galleries.map(({ slug, title }): Listed => ({ path: `/${slug}/`, title, kind: 'gallery', named: true })),
  ]
  const plain = new Set(entries.filter(({ kind }) => kind === 'page').map(({ path }) => path))
  const places = menuPlaces(menu, plain)
  const order = ['/', ...places.keys()]
  const orderOf = ({ path }: Listed) => (order.includes(path) ? order.indexOf(path) : order.length)
  return entries
    .map((entry): PageEntry => {
      const { label, group } = places.get(entry.path) ?? {}
      const isNamed = entry.kind === 'gallery' || group !== undefined
      return { ...entry, label: isNamed && label !== undefined ? label : entry.title, group }
    })
    .sort((a, b) => orderOf(a) - orderOf(b))
}

/** The menu label of each page in the menu, in order, and its group if that contains only `plain` pages. */
function menuPlaces(
  menu: readonly MenuEntry[],
  plain: ReadonlySet<string>,
): Map<string, Pick<PageEntry, 'label' | 'group'>> {
  const places = new Map<string, Pick<PageEntry, 'label' | 'group'>>()
  const walk = (entries: readonly MenuEntry[], head?: string) => {
    const isPlain = entries.every((entry) => !entry.items && !entry.isExternal && plain.has(entryPath(entry)))
    for (const entry of entries) {
      if (entry.items) walk(entry.items, entry.label)
      else if (!entry.isExternal)
        places.set(entryPath(entry), { label: entry.label, group: isPlain ? head : undefined })
    }
  }
  walk(menu)
  return places
}

/** The title, which the schema of every page requires. */
function titleOf(words: object): string {
  return isRecord(words) && typeof words.title === 'string' ? words.title : ''
}
