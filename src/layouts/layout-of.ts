const BARE = new Set(['/devloper-2', '/photography-2'])

/** The empty page that the service worker answers with; the browser puts the page that was asked for in its place. */
const APP_SHELL = '/offline-plugin-app-shell-fallback'

/**
 * Which layout a page stands in: bare pages have no header, footer or overlays (L2), all others the normal one (L1). The
 * service worker's shell has none: its markup would be another page's, and React could not take it over.
 * @param pathname path of the page without the site's prefix, with or without its trailing slash
 */
export function layoutOf(pathname: string): 'normal' | 'bare' | 'none' {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  if (path === APP_SHELL) return 'none'
  return BARE.has(path) ? 'bare' : 'normal'
}
