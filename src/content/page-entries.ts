import type { Content } from './content'
import { entryPath } from '../lib/routing/entry-path'
import { isRecord } from './read/select'
import { pathOfPage, routeOf } from './routes/route-of'
import type { MenuEntry } from './schemas/menu'

/** A page as a list of all pages names it. */
export interface PageEntry {
  /** With its slashes: `/srxp/`. */
  path: string
  title: string
  /** What it is called in its list: as in the menu where the list says what it is, else by its title. */
  label: string
  /** The group of the menu that it stands in, where that holds nothing but plain pages. */
  group?: string | undefined
  kind: 'page' | 'project' | 'gallery'
  /** Named by the page that says that there is none; the others by the list of all pages that it can ask for. */
  named: boolean
}

/** As many projects are named there, whatever their number: the first ones. */
const NAMED_PROJECTS = 24

type Listed = Pick<PageEntry, 'path' | 'title' | 'kind' | 'named'>

/**
 * Every page of the site, each once: the home page, then in the order of the menu, then those that the menu does not lead
 * to, by their addresses, with the projects in the order of the site.
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

/** What the menu calls each page it leads to, in its order, and the group it stands in if that holds only `plain` pages. */
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

/** The title that the schema of every page asks for. */
function titleOf(words: object): string {
  return isRecord(words) && typeof words.title === 'string' ? words.title : ''
}
