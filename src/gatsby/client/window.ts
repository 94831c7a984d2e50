/** What Gatsby's loader knows about a page. */
export interface LoadedPage {
  page?: { path: string }
  /** Why the code or the data of a page that exists could not be loaded. */
  error?: unknown
}

/**
 * What Gatsby 5 keeps on `window`, as far as this site reads or replaces it. None of it is documented: the build checks
 * it against the installed Gatsby (`src/gatsby/build/handles.ts`) and reports what has changed.
 */
export interface GatsbyWindow {
  /** Path the HTML was built for, without the site's prefix. */
  pagePath?: string
  /** If set, Gatsby reloads the page once there is a new service worker (D7); Gatsby does not set it itself. */
  ___failedResources?: boolean
  ___loader?: {
    /** Prefetches the page of a hovered link. */
    hovering: (path: string) => void
    /** Loads a page, or the 404 page if there is none. */
    loadPage: (path: string) => Promise<LoadedPage | undefined>
    /** A page that is already loaded. */
    loadPageSync: (path: string) => LoadedPage | undefined
  }
  /** Called for every link click and `navigate`. */
  ___navigate?: (to: string | number, options?: object) => void
}

/** The window as Gatsby sees it; browser only. */
export const gatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow
