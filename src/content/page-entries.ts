import type { Content } from './content'
import { isRecord } from './read/select'
import { pathOfPage, routeOf } from './routes/route-of'

/** A page as a list of all pages names it. */
export interface PageEntry {
  /** With its slashes: `/srxp/`. */
  path: string
  title: string
  kind: 'page' | 'project' | 'gallery'
  /** Named by the page that says that there is none; the others by the list of all pages that it can ask for. */
  named: boolean
}

/** As many projects are named there, whatever their number: the first ones. */
const NAMED_PROJECTS = 24

/** Every page of the site by its address, `/about/` first; the home page leads. The projects come in the order of the site. */
export function pageEntries({
  pages,
  projects,
  galleries,
}: Pick<Content, 'pages' | 'projects' | 'galleries'>): PageEntry[] {
  const entries: PageEntry[] = [
    ...Object.entries(pages).flatMap(([name, words]): PageEntry[] => {
      const path = pathOfPage(name)
      return routeOf(path).listed ? [{ path, title: titleOf(words), kind: 'page', named: true }] : []
    }),
    ...projects.map(({ slug, facts }, at): PageEntry => {
      return { path: `/${slug}/`, title: facts.name, kind: 'project', named: at < NAMED_PROJECTS }
    }),
    ...galleries.map(({ slug, title }): PageEntry => ({ path: `/${slug}/`, title, kind: 'gallery', named: true })),
  ]
  return entries.sort((a, b) => a.path.localeCompare(b.path, 'en'))
}

/** The title that the schema of every page asks for. */
function titleOf(words: object): string {
  return isRecord(words) && typeof words.title === 'string' ? words.title : ''
}
