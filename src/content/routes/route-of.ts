/** The properties of a route. */
export interface Route {
  /** The layout it uses (L1, L2); `none` for markup that another page replaces in the browser. */
  layout: 'normal' | 'bare' | 'none'
  /** The one shade of a page that looks the same in both themes (O3). */
  shade?: 'light' | 'dark'
  /** Included in lists of all pages. */
  listed: boolean
  /** Has its own address: it is in the sitemap, open to search engines, and a target for other spellings (R2). */
  indexed: boolean
  /** Cached permanently from the first visit on; other pages are cached once visited. */
  kept: boolean
}

const ordinary: Route = { layout: 'normal', listed: true, indexed: true, kept: false }
/** Shown in place of other pages, at their addresses. */
const standIn: Route = { ...ordinary, listed: false, indexed: false }

/** The routes that are not ordinary, without trailing slashes; those in brackets take a parameter (R3). */
const exceptions: Readonly<Record<string, Route>> = {
  '/devloper-2': { ...ordinary, layout: 'bare', shade: 'dark' },
  '/photography-2': { ...ordinary, layout: 'bare' },
  '/works/[tag]': standIn,
  '/projects/[...]': standIn,
  '/offline': { ...standIn, kept: true },
  '/404': standIn,
  '/404.html': { ...standIn, kept: true },
  '/dev-404-page': standIn,
  // The empty app shell of gatsby-plugin-offline.
  '/offline-plugin-app-shell-fallback': { ...standIn, layout: 'none' },
}

/** The properties of the page at a path, with or without a trailing slash. */
export function routeOf(path: string): Route {
  return exceptions[path.replace(/\/+$/, '')] ?? ordinary
}

/** The path of the page whose texts are in a file of `content/pages`. */
export function pathOfPage(name: string): string {
  if (name === 'index') return '/'
  return name === 'tag' ? '/works/[tag]/' : `/${name}/`
}

/** Paths of the routes that are cached permanently, or that are not indexed. */
export const pathsThat = (holds: 'are kept' | 'are not indexed'): string[] =>
  Object.entries(exceptions).flatMap(([path, { kept, indexed }]) =>
    (holds === 'are kept' ? kept : !indexed) ? [path.endsWith('.html') ? path : `${path}/`] : [],
  )
