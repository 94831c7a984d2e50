import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { redirectsOf } from './redirects-of'
import { hostRedirects } from './host-redirects'
import { builtFiles, readPages } from './built-files'
import { compressFiles } from './compress'
import { headerFile } from './header-file'
import { nginxSite } from './nginx'
import { requirePolicy } from './secure-pages'

/** Where the nginx configuration is written; it is not part of the site. */
const NGINX = 'deploy/nginx/site.conf'

/**
 * Writes what hosts read besides the pages: redirects and headers (R4), nginx's configuration, compressed files. The
 * pages are final by now, so they are checked against their policy once more.
 */
export async function writeHosting(gatsby: BuildArgs, policy: string): Promise<void> {
  requirePolicy(readPages())
  const prefix = gatsby.pathPrefix
  const projects = gatsby.getNodesByType('Project').map(({ slug }) => String(slug))
  const routes = { redirects: redirectsOf(gatsby), projects: projects.sort() }
  writeFileSync(path.resolve('public/_redirects'), hostRedirects({ ...routes, prefix }))
  writeFileSync(path.resolve('public/_headers'), headerFile({ files: builtFiles(), policy, prefix }))
  mkdirSync(path.dirname(NGINX), { recursive: true })
  writeFileSync(NGINX, nginxSite({ ...routes, policy, prefix }))
  await compressFiles()
}
