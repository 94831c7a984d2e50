/**
 * The address of a path on the published site, for those who read it elsewhere: search engines, other sites.
 * @param url `url` of `content/site.yml`
 * @param prefix the prefix of this build without the slash at its end, empty for none
 * @param path a path of the site with its first slash: `/srxp/`
 */
export function siteAddress(url: string, prefix: string, path: string): string {
  return new URL(url).origin + prefix + path
}

/**
 * Where the picture stands that other sites show with a page: `/share/works-concrete.jpg` for `/works/concrete/`.
 * The build draws it (src/gatsby/share/).
 */
export const sharePath = (path: string): string =>
  `/share/${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'index'}.jpg`

/** Where the curriculum is as data, below the site's own path. */
export const RESUME = '/resume.json'
