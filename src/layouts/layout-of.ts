import { routeOf, type Route } from '../content/routes/route-of'

/**
 * The layout of a page: bare pages have no header, footer or overlays (L2), all others use the normal layout (L1). The
 * service worker's app shell has none: its markup would differ from the page's, and React could not hydrate it.
 * @param pathname path of the page without the path prefix, with or without its trailing slash
 */
export function layoutOf(pathname: string): Route['layout'] {
  return routeOf(pathname.toLowerCase()).layout
}

/** The one shade of a page that looks the same in both themes; undefined for a page in the visitor's theme (O3). */
export function shadeOf(pathname: string): Route['shade'] {
  return routeOf(pathname.toLowerCase()).shade
}
