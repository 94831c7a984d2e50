import type { Content } from './content'
import { isRecord } from './read/select'

/** A page as a list of all pages names it. */
export interface PageEntry {
  /** With its slashes: `/srxp/`. */
  path: string
  title: string
  kind: 'page' | 'project' | 'gallery'
}

/** Words for what is no page by itself: it stands in for others, or there is one for each tag. */
const NOT_LISTED = new Set(['404', 'offline', 'tag'])

/** Every page of the site by its address, `/about/` first; the home page leads. */
export function pageEntries({ pages, projects, galleries }: Pick<Content, 'pages' | 'projects' | 'galleries'>): PageEntry[] {
  const entries: PageEntry[] = [
    ...Object.entries(pages).flatMap(([name, words]): PageEntry[] => {
      if (NOT_LISTED.has(name)) return []
      return [{ path: name === 'index' ? '/' : `/${name}/`, title: titleOf(words), kind: 'page' }]
    }),
    ...projects.map(({ slug, facts }): PageEntry => ({ path: `/${slug}/`, title: facts.name, kind: 'project' })),
    ...galleries.map(({ slug, title }): PageEntry => ({ path: `/${slug}/`, title, kind: 'gallery' })),
  ]
  return entries.sort((a, b) => a.path.localeCompare(b.path, 'en'))
}

/** The title that the schema of every page asks for. */
function titleOf(words: object): string {
  return isRecord(words) && typeof words.title === 'string' ? words.title : ''
}
