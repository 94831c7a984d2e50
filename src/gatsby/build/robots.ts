import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { siteMetadata } from '../../content/site-metadata'
import { siteAddress } from '../../lib/routing/site-address'

/** Writes `robots.txt`: everything may be crawled, and the sitemap lists the pages. Those to leave out say so. */
export function writeRobots({ pathPrefix }: BuildArgs): void {
  const sitemap = siteAddress(siteMetadata().siteUrl, pathPrefix, '/sitemap-index.xml')
  writeFileSync(path.resolve('public/robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`)
}
