const BARE = new Set(['/devloper-2', '/photography-2'])

/**
 * Which layout a page stands in: bare pages have no header, footer or overlays (L2), all others the normal one (L1).
 * @param pathname path of the page without the site's prefix, with or without its trailing slash
 */
export function layoutOf(pathname: string): 'normal' | 'bare' {
  return BARE.has(pathname.replace(/\/+$/, '').toLowerCase()) ? 'bare' : 'normal'
}
