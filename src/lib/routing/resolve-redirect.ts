import { applyRedirect, matchParts, pathParts, type RedirectRule, splitAddress } from './redirect-path'

/** What decides where an address leads. */
export interface Routes {
  /** In the order of the content; the first that applies wins. */
  redirects: readonly RedirectRule[]
  /** Routes of the pages there are, without slashes around them; a page always wins over a redirect. */
  pages: readonly string[]
}

/** As many redirects as any honest chain has; the content check refuses circles. */
const MOST_HOPS = 50

/**
 * Where an address leads instead (R2, R4): along redirects, or to the page that it spells with other capitals, with
 * `/index.html` or with too many slashes. Its query
 * and fragment come along; those of a redirect's own target stand before and give way to them.
 * @param address a path without the site's prefix, with its query and fragment
 * @returns the address of a page, with the slash that every page ends in; `undefined` when it leads nowhere else
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

/** The page at a path. */
function pageAt(path: string, pages: readonly string[], ignoreCase: boolean): string | undefined {
  return pages.find((page) => matchParts(pathParts(page), pathParts(path), ignoreCase))
}
