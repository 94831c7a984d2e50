import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs, NodePluginArgs } from 'gatsby'
import { routeOf } from '../../content/routes/route-of'
import { plainRedirects } from '../../lib/routing/list-plain-redirects'
import type { Routes } from '../../lib/routing/resolve-redirect'

/**
 * The redirects and the pages. Pages of parameter routes are not among them, for they answer to whatever no page and no
 * redirect does.
 */
function readRoutes({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Routes {
  return {
    redirects: getNodesByType('Redirect')
      .sort((a, b) => Number(a.position) - Number(b.position))
      .map(({ from, to, ignoreCase }) => ({ from: String(from), to: String(to), ignoreCase: ignoreCase === true })),
    pages: getNodesByType('SitePage')
      .filter(({ path, matchPath }) => !matchPath && routeOf(String(path)).indexed)
      .map(({ path }) => String(path).replace(/^\/|\/$/g, ''))
      .sort(),
  }
}

/**
 * The webpack plugin that defines `__REDIRECTS__` (R4): the redirects without parameters, which scripts follow before
 * anything is asked for. Gatsby's own (`redirectInBrowser`) ask for the old page where the address has a query.
 */
export function redirectsConstant(gatsby: CreateWebpackConfigArgs): object {
  // Gatsby's types call it no more than a function.
  const define = gatsby.plugins.define as (values: Record<string, string>) => object
  return define({ __REDIRECTS__: JSON.stringify(plainRedirects(readRoutes(gatsby))) })
}

/** All pages by name, for who looks for one. */
const readPages = ({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>) =>
  getNodesByType('PageEntry')
    .sort((a, b) => Number(a.position) - Number(b.position))
    .map(({ path, title, label, kind }) => ({ path, title, label, kind }))

/**
 * Writes into `page-data/` what a browser fetches where it has found no page (R2, R3, R4): `routes.json` at once, and
 * `pages.json` where a page does not carry the names of all (`src/lib/routing/use-all-pages.ts`).
 */
export function writeRoutes(gatsby: Pick<NodePluginArgs, 'getNodesByType'>): void {
  const folder = path.resolve('public/page-data')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(readRoutes(gatsby)))
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(readPages(gatsby)))
}
