import { existsSync } from 'node:fs'
import { attribute, builtSite } from './built-site'

/** What a page refers to: links, files, images of every size, fonts, and previews for other sites. */
function addressesIn(html: string): string[] {
  const sizes = attribute(html, 'srcSet').concat(attribute(html, 'srcset'))
  return [
    ...['href', 'src', 'poster', 'action'].flatMap((name) => attribute(html, name)),
    ...sizes.flatMap((set) => set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '')),
    ...[...html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = '']) => address),
    ...attribute(html, 'content').filter((content) => /^https?:/.test(content)),
  ]
}

/**
 * Dead addresses in all pages of a built site: a missing file, a missing anchor, or a path outside the site's prefix.
 * @param url where the site is published, as canonical links name it
 * @returns each with the page that contains it
 */
export function deadAddresses(root: string, prefix: string, url: string): string[] {
  const { built, builtFiles } = builtSite(root)
  // Folders of page data are named after pages.
  const pages = builtFiles().filter((file) => file.endsWith('.html') && !file.startsWith('page-data/'))
  const ids = new Map(pages.map((page) => [page, new Set(attribute(built(page), 'id'))]))

  const isAlive = (address: string, page: string) => {
    const to = new URL(address, new URL(`${prefix}/${page}`, url))
    if (to.origin !== new URL(url).origin) return true
    if (!to.pathname.startsWith(`${prefix}/`)) return false
    const file = decodeURIComponent(to.pathname.slice(prefix.length + 1)).replace(/(^|\/)$/, '$1index.html')
    const place = decodeURIComponent(to.hash.slice(1))
    return existsSync(`${root}/${file}`) && (!place || !ids.has(file) || ids.get(file)?.has(place) === true)
  }
  return pages.flatMap((page) =>
    [...new Set(addressesIn(built(page)))]
      .filter((address) => /^(https?:|[^:]*$)/.test(address) && !isAlive(address, page))
      .map((address) => `${address} in ${page}`),
  )
}
