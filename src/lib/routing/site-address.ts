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
 * Path of a page's share image: `/share/works-concrete.jpg` for `/works/concrete/`. The build draws it
 * (src/gatsby/share/).
 */
export const sharePath = (path: string): string =>
  `/share/${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'index'}.jpg`

/** Path of the curriculum as JSON, below the path prefix. */
export const RESUME = '/resume.json'
