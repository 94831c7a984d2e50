/** What holds of a route. */
export interface Route {
  /** The layout it stands in (L1, L2); `none` for markup whose place another page takes in the browser. */
  layout: 'normal' | 'bare' | 'none'
  /** Named in lists of all pages. */
  listed: boolean
  /** An address of its own: in the sitemap, open to search engines, and a page that other spellings lead to (R2). */
  indexed: boolean
  /** Kept in the browser from the first visit on, and for good; every other page once it has been visited. */
  kept: boolean
}

const ordinary: Route = { layout: 'normal', listed: true, indexed: true, kept: false }
/** Stands in for other addresses, at the address of those. */
const standIn: Route = { ...ordinary, listed: false, indexed: false }

/** The routes that are not ordinary, without the slash at their end; those in brackets answer to a parameter (R3). */
const exceptions: Readonly<Record<string, Route>> = {
  '/devloper-2': { ...ordinary, layout: 'bare' },
  '/photography-2': { ...ordinary, layout: 'bare' },
  '/works/[tag]': standIn,
  '/projects/[...]': standIn,
  '/offline': { ...standIn, kept: true },
  '/404': standIn,
  '/404.html': { ...standIn, kept: true },
  '/dev-404-page': standIn,
  // The empty page that gatsby-plugin-offline answers with.
  '/offline-plugin-app-shell-fallback': { ...standIn, layout: 'none' },
}

/** What holds of the page at a path, with or without the slash at its end. */
export function routeOf(path: string): Route {
  return exceptions[path.replace(/\/+$/, '')] ?? ordinary
}

/** The path of the page that a file of `content/pages` has the words for. */
export function pathOfPage(name: string): string {
  if (name === 'index') return '/'
  return name === 'tag' ? '/works/[tag]/' : `/${name}/`
}

/** The paths of the routes that are kept for good, or that are not indexed. */
export const pathsThat = (holds: 'are kept' | 'are not indexed'): string[] =>
  Object.entries(exceptions).flatMap(([path, { kept, indexed }]) =>
    (holds === 'are kept' ? kept : !indexed) ? [path.endsWith('.html') ? path : `${path}/`] : [],
  )
