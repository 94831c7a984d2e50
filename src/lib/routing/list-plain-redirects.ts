import { type PlainRedirect, plain } from './plain-redirects'
import { isParameter, pathParts } from './redirect-path'
import { resolveRedirect, type Routes } from './resolve-redirect'

/** The redirects that need no list of pages to be followed: those without parameters, each with where it ends. */
export function plainRedirects(routes: Routes): PlainRedirect[] {
  return routes.redirects.flatMap(({ from, ignoreCase }): PlainRedirect[] => {
    if (pathParts(from).some(isParameter)) return []
    const to = resolveRedirect(from, routes)
    // A query of its own has to be joined with that of the visitor.
    return to === undefined || /[?#]/.test(to) ? [] : [[plain(from), to, ignoreCase]]
  })
}
