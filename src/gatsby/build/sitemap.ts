import { pathsThat } from '../../content/routes/route-of'
import { lastChanged, readHistory, type History } from './last-changed'

/** Pages that are not indexed; the brackets of parameter routes would be read as a pattern. */
const standIns = pathsThat('are not indexed').map((path) => path.replace(/[[\]]/g, '?'))

interface Paths {
  nodes: readonly { path: string }[]
}

let history: History | undefined

/**
 * Options of gatsby-plugin-sitemap: each page except those of confidential projects, with the time of its last change,
 * if known.
 */
export const sitemapOptions = {
  // robots.txt names it, which is where crawlers look.
  createLinkInHead: false,
  excludes: standIns,
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allProject(filter: { confidential: { eq: true } }) { nodes { path } }
  }`,
  resolvePages({ allSitePage, allProject }: Record<'allSitePage' | 'allProject', Paths>) {
    const confidential = new Set(allProject.nodes.map(({ path }) => path))
    return allSitePage.nodes.filter(({ path }) => !confidential.has(path))
  },
  serialize({ path }: { path: string }) {
    const lastmod = lastChanged(path, (history ??= readHistory()))
    return { url: path, ...(lastmod ? { lastmod } : {}) }
  },
}
