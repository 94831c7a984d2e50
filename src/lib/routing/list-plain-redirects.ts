import { type PlainRedirect, plain } from './plain-redirects'
import { isParameter, pathParts } from './redirect-path'
import { resolveRedirect, type Routes } from './resolve-redirect'

/**
 * The redirects without parameters, each resolved to its final target, so that following them needs no list of pages.
 */
export function plainRedirects(routes: Routes): PlainRedirect[] {
  return routes.redirects.flatMap(({ from, ignoreCase }): PlainRedirect[] => {
    if (pathParts(from).some(isParameter)) return []
    const to = resolveRedirect(from, routes)
    // A query in the target would have to be merged with the visitor's.
    return to === undefined || /[?#]/.test(to) ? [] : [[plain(from), to, ignoreCase]]
  })
}
