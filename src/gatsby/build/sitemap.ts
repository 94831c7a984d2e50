import type { Content } from '../../content/content'
import { loadSite } from '../../content/load-site'
import { pathsThat } from '../../content/routes/route-of'
import { lastChanged, readHistory, type History } from './last-changed'

/** Pages that are not indexed; the brackets of parameter routes would be read as a pattern. */
const standIns = pathsThat('are not indexed').map((path) => path.replace(/[[\]]/g, '?'))

/** The pages of confidential projects. */
export const confidentialPaths = (projects: Content['projects'] = []) =>
  projects.filter(({ facts }) => facts.confidential).map(({ slug }) => `/${slug}/`)

let history: History | undefined

/** Options of gatsby-plugin-sitemap: each page with the time of its last change, if known. */
export const sitemapOptions = {
  // robots.txt names it, which is where crawlers look.
  createLinkInHead: false,
  excludes: [...standIns, ...confidentialPaths(loadSite().content?.projects)],
  serialize({ path }: { path: string }) {
    const lastmod = lastChanged(path, (history ??= readHistory()))
    return { url: path, ...(lastmod ? { lastmod } : {}) }
  },
}
