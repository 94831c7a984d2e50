/** What Gatsby's loader knows of a page. */
export interface LoadedPage {
  page?: { path: string }
}

/**
 * What Gatsby 5 keeps on `window`, as far as this site reads or replaces it. None of it is documented: the build
 * compares it with the Gatsby that is installed (`src/gatsby/build/handles.ts`) and says what has changed.
 */
export interface GatsbyWindow {
  /** Path that the HTML was built for, without the site's prefix. */
  pagePath?: string
  /** Gatsby reloads a page with this mark when there is a new service worker (D7), but does not set it itself. */
  ___failedResources?: boolean
  ___loader?: {
    /** Fetches a page ahead whose link is hovered. */
    hovering: (path: string) => void
    /** Loads a page, or the 404 page where there is none. */
    loadPage: (path: string) => Promise<LoadedPage | undefined>
    /** A page that is loaded already. */
    loadPageSync: (path: string) => LoadedPage | undefined
  }
  /** Every navigation of a link or of `navigate`. */
  ___navigate?: (to: string | number, options?: object) => void
}

/** The window as Gatsby sees it; in the browser only. */
export const gatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow
