import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Routes } from '../../lib/redirected'

/** Pages that nobody asks for by their address: they stand in for others, at the address of those. */
const UNASKED = /^\/(404|offline|dev-404-page|offline-plugin-app-shell-fallback)(\/|\.html$)/

/**
 * The webpack plugin that defines `__ROUTES__` (R4): the redirects and the pages, for scripts that run before any data
 * is there. Pages of parameter routes are not among them, for they answer to whatever no page and no redirect does.
 */
export function routesConstant({ plugins, getNodesByType }: CreateWebpackConfigArgs): object {
  const routes: Routes = {
    redirects: getNodesByType('Redirect')
      .sort((a, b) => Number(a.position) - Number(b.position))
      .map(({ from, to, ignoreCase }) => ({ from: String(from), to: String(to), ignoreCase: ignoreCase === true })),
    pages: getNodesByType('SitePage')
      .filter(({ path, matchPath }) => !matchPath && !UNASKED.test(String(path)))
      .map(({ path }) => String(path).replace(/^\/|\/$/g, ''))
      .sort(),
  }
  // Gatsby's types call it no more than a function.
  const define = plugins.define as (values: Record<string, string>) => object
  return define({ __ROUTES__: JSON.stringify(routes) })
}
