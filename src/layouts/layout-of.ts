import { routeOf, type Route } from '../content/routes/route-of'

/**
 * Which layout a page stands in: bare pages have no header, footer or overlays (L2), all others the normal one (L1). The
 * service worker's shell has none: its markup would be another page's, and React could not take it over.
 * @param pathname path of the page without the site's prefix, with or without its trailing slash
 */
export function layoutOf(pathname: string): Route['layout'] {
  return routeOf(pathname.toLowerCase()).layout
}
