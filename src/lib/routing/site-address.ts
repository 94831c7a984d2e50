/**
 * The address of a path on the published site, for those who read it elsewhere: search engines, other sites.
 * @param url `url` of `content/site.yml`; a path in it is where the site stands, whatever this build is served below
 * @param prefix the prefix of this build without the slash at its end, empty for none; it counts where `url` has no path
 * @param path a path of the site with its first slash: `/srxp/`
 */
export function siteAddress(url: string, prefix: string, path: string): string {
  const { origin, pathname } = new URL(url)
  return origin + (pathname.replace(/\/+$/, '') || prefix) + path
}

/**
 * Where the picture stands that other sites show with a page: `/share/works-concrete.jpg` for `/works/concrete/`.
 * The build draws it (src/gatsby/share/).
 */
export const sharePath = (path: string): string =>
  `/share/${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'index'}.jpg`

/** Where the curriculum is as data, below the site's own path. */
export const RESUME = '/resume.json'
