import { applyRedirect, matchParts, pathParts, type RedirectRule, splitAddress } from './redirect-path'

/** The redirects and pages that decide where a URL leads. */
export interface Routes {
  /** In content order; the first match wins. */
  redirects: readonly RedirectRule[]
  /** Routes of all pages, without surrounding slashes; a page always wins over a redirect. */
  pages: readonly string[]
}

/** More redirects than any real chain has; the content check rejects cycles. */
const MOST_HOPS = 50

/**
 * Where a URL leads instead (R2, R4): along redirects, or to the page it names with different case, with `/index.html`
 * or with extra slashes. Query and fragment are kept: the query follows that of the redirect's target, the fragment
 * replaces the target's.
 * @param address a path without the path prefix, with query and fragment
 * @returns the URL of a page, with the site's trailing slash; `undefined` when it leads nowhere else
 */
export function resolveRedirect(address: string, { redirects, pages }: Routes): string | undefined {
  const asked = splitAddress(address)
  let { path } = asked
  let own = { search: '', hash: '' }
  for (let hop = 0; hop < MOST_HOPS && !pageAt(path, pages, false); hop++) {
    const from = path
    const rule = redirects.find((candidate) => applyRedirect(candidate, from) !== undefined)
    const next = rule && applyRedirect(rule, from)
    if (next === undefined) break
    path = next
    own = splitAddress(rule?.to ?? '')
  }
  const page = pageAt(path, pages, true)
  if (page === undefined && path === asked.path) return undefined
  const arrived = page ?? pathParts(path).join('/')
  if (arrived === asked.path.replace(/^\/|\/$/g, '')) return undefined

  const query = [own.search, asked.search].flatMap((search) => search.slice(1) || []).join('&')
  return `${arrived ? `/${arrived}/` : '/'}${query && `?${query}`}${asked.hash || own.hash}`
}

/** The route of the page at a path. */
function pageAt(path: string, pages: readonly string[], ignoreCase: boolean): string | undefined {
  return pages.find((page) => matchParts(pathParts(page), pathParts(path), ignoreCase))
}
