import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import type { Content } from '../../content/content'
import { loadSite } from '../../content/load-site'
import { pathsThat } from '../../content/routes/route-of'
import { siteMetadata } from '../../content/site-metadata'
import { siteAddress } from '../../lib/routing/site-address'
import { lastChanged, readHistory, type History } from './last-changed'

/** The pages that are nobody's goal; the brackets of parameter routes would be a pattern. */
const standIns = pathsThat('are not indexed').map((path) => path.replace(/[[\]]/g, '?'))

/** The pages of confidential projects. */
export const confidentialPaths = (projects: Content['projects'] = []) =>
  projects.filter(({ facts }) => facts.confidential).map(({ slug }) => `/${slug}/`)

let history: History | undefined

/** Options of gatsby-plugin-sitemap: each page with the time of its last change, where that is known. */
export const sitemapOptions = {
  excludes: [...standIns, ...confidentialPaths(loadSite().content?.projects)],
  serialize({ path }: { path: string }) {
    const lastmod = lastChanged(path, (history ??= readHistory()))
    return { url: path, ...(lastmod ? { lastmod } : {}) }
  },
}

/** Puts the addresses of a sitemap below the path of the site's `url`, which the plugin leaves out. */
export const completeAddresses = (sitemap: string, url: string, prefix: string) =>
  sitemap.replaceAll(`<loc>${new URL(url).origin}${prefix}/`, `<loc>${siteAddress(url, prefix, '/')}`)

/** Completes the sitemaps that the plugin has just written: as many as there are, and the list of them. */
export function finishSitemaps({ pathPrefix }: Pick<BuildArgs, 'pathPrefix'>, folder = path.resolve('public')): void {
  const { siteUrl } = siteMetadata()
  for (const name of readdirSync(folder).filter((file) => /^sitemap-.+\.xml$/.test(file))) {
    const file = path.join(folder, name)
    writeFileSync(file, completeAddresses(readFileSync(file, 'utf8'), siteUrl, pathPrefix))
  }
}
