import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { siteMetadata } from '../content/site-metadata'

/** Writes `robots.txt`: everything may be read, and the sitemap says what there is. Pages to be left out say so themselves. */
export function writeRobots({ pathPrefix }: BuildArgs): void {
  const sitemap = new URL(`${pathPrefix}/sitemap-index.xml`, siteMetadata().siteUrl)
  writeFileSync(path.resolve('public/robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${sitemap.href}\n`)
}
