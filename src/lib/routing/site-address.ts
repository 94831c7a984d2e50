/**
 * The absolute URL of a path on the published site, for search engines and other sites.
 * @param url `url` of `content/site.yml`
 * @param prefix the path prefix of this build without its trailing slash, empty for none
 * @param path a path of the site with its leading slash: `/srxp/`
 */
export function siteAddress(url: string, prefix: string, path: string): string {
  return new URL(url).origin + prefix + path
}

/**
 * Path of a page's share image: `/share/works/fog.jpg` for `/works/fog/`. No two pages have the same. The build draws it
 * (src/gatsby/share/).
 * @param path the page's path with its slashes
 */
export const sharePath = (path: string): string => `/share/${path.replace(/^\/|\/$/g, '') || 'index'}.jpg`

/** Path of the curriculum as JSON, below the path prefix. */
export const RESUME = '/resume.json'
