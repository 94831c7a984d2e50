import { withPrefix } from 'gatsby'

/**
 * Path of a page without the site's path prefix, the opposite of Gatsby's `withPrefix`: `/grid-3/` for `/repo/grid-3/`.
 * @param pathname path of a page of this site, with the prefix
 */
export const withoutPrefix = (pathname: string): string => pathname.slice(withPrefix('/').length - 1)
