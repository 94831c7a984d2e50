import { decodePart, isParameter, pathParts } from './redirect-path'
import { resolveRedirect, type Routes, splitAddress } from './resolve-redirect'

/** A redirect without parameters: a path, without slashes around it, and the address of the page it ends at. */
export type PlainRedirect = readonly [from: string, to: string, ignoreCase: boolean]

/** A path as it is compared. */
const plain = (path: string) => pathParts(path).map(decodePart).join('/')

/** The redirects that need no list of pages to be followed: those without parameters, each with where it ends. */
export function plainRedirects(routes: Routes): PlainRedirect[] {
  return routes.redirects.flatMap(({ from, ignoreCase }): PlainRedirect[] => {
    if (pathParts(from).some(isParameter)) return []
    const to = resolveRedirect(from, routes)
    // A query of its own has to be joined with that of the visitor.
    return to === undefined || /[?#]/.test(to) ? [] : [[plain(from), to, ignoreCase]]
  })
}

/**
 * Where an address leads along the first plain redirect that applies, with its query and fragment.
 * @param address a path without the site's prefix, with its query and fragment
 */
export function followPlain(address: string, redirects: readonly PlainRedirect[]): string | undefined {
  const { path, search, hash } = splitAddress(address)
  const asked = plain(path)
  const found = redirects.find(([from, , ignoreCase]) =>
    ignoreCase ? from.toLowerCase() === asked.toLowerCase() : from === asked,
  )
  return found && found[1] + search + hash
}
