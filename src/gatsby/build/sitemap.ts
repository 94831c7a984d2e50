import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs, NodePluginArgs } from 'gatsby'
import { routeOf } from '../../content/routes/route-of'
import { siteMetadata } from '../../content/site-metadata'
import { siteAddress } from '../../lib/routing/site-address'
import { lastChanged, readHistory } from './last-changed'

/** As many addresses as one sitemap may name, with room: https://www.sitemaps.org/protocol.html */
const MOST = 45_000

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => `${entry}\n`).join('')}</${root}>
`

/** An address of the sitemap, and when what stands there was last changed, where that is known. */
interface Entry {
  address: string
  changed: string | undefined
}

/**
 * The sitemaps of a site, and the index that names them, by the names of their files.
 * @param most how many addresses one sitemap may name
 */
export function sitemaps(
  entries: readonly Entry[],
  addressOf: (path: string) => string,
  most = MOST,
): Record<string, string> {
  const urls = entries.map(
    ({ address, changed }) => `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  )
  const files = Array.from({ length: Math.ceil(urls.length / most) }, (_, i): [string, string] => [
    `sitemap-${i}.xml`,
    xml('urlset', urls.slice(i * most, (i + 1) * most)),
  ])
  const index = files.map(([name]) => `<sitemap><loc>${addressOf(`/${name}`)}</loc></sitemap>`)
  return { ...Object.fromEntries(files), 'sitemap-index.xml': xml('sitemapindex', index) }
}

/** The paths of the pages with an address of their own, sorted: not those that stand in for others. */
export const indexedPaths = ({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): string[] =>
  getNodesByType('SitePage')
    .filter(({ path, matchPath }) => !matchPath && routeOf(String(path)).indexed)
    .map(({ path }) => String(path))
    .sort()

/** The pages that search engines are told of: all with an address of their own but confidential projects. */
export function listedPaths(gatsby: Pick<NodePluginArgs, 'getNodesByType'>): string[] {
  const confidential = gatsby.getNodesByType('Project').filter((project) => project.confidential === true)
  const hidden = new Set(confidential.map(({ slug }) => `/${String(slug)}/`))
  return indexedPaths(gatsby).filter((page) => !hidden.has(page))
}

/** Writes the sitemaps: each page with the time of its last change. */
export function writeSitemaps(gatsby: BuildArgs): void {
  const history = readHistory()
  const addressOf = (page: string) => siteAddress(siteMetadata().siteUrl, gatsby.pathPrefix, page)
  const entries = listedPaths(gatsby).map((page) => ({ address: addressOf(page), changed: lastChanged(page, history) }))
  for (const [name, text] of Object.entries(sitemaps(entries, addressOf)))
    writeFileSync(path.resolve('public', name), text)
}
