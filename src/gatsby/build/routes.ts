import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { routeOf } from '../../content/routes/route-of'
import { redirectsOf } from '../hosting/redirects-of'
import type { Routes } from '../../lib/routing/resolve-redirect'

/** All redirects and pages. Parameter routes are left out: they match whatever no page and no redirect does. */
function readRoutes(gatsby: Pick<NodePluginArgs, 'getNodesByType'>): Routes {
  return {
    redirects: redirectsOf(gatsby),
    pages: gatsby
      .getNodesByType('SitePage')
      .filter(({ path, matchPath }) => !matchPath && routeOf(String(path)).indexed)
      .map(({ path }) => String(path).replace(/^\/|\/$/g, ''))
      .sort(),
  }
}

/** All pages with their names, for visitors who look for one. */
const readPages = ({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>) =>
  getNodesByType('PageEntry')
    .sort((a, b) => Number(a.position) - Number(b.position))
    .map(({ path, title, label, kind, group, tags }) => ({ path, title, label, kind, group, tags }))

/**
 * Writes to `page-data/` what a browser fetches when it finds no page (R2, R3, R4): `routes.json` at once, and
 * `pages.json` if the page does not carry all names (`src/lib/routing/use-all-pages.ts`).
 */
export function writeRoutes(gatsby: Pick<NodePluginArgs, 'getNodesByType'>): void {
  const folder = path.resolve('public/page-data')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(readRoutes(gatsby)))
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(readPages(gatsby)))
}
