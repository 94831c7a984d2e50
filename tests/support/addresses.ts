import { existsSync } from 'node:fs'
import { attribute, builtSite } from './built-site'

/** What a page refers to: links, files, images of every size, fonts, and what other sites show of it. */
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
 * The addresses of all pages of a built site that lead to nothing: no file, a place in a page that is not there, or
 * a path beside that of the site.
 * @param url where the site is on the network, as canonical links name it
 * @returns each with the page that names it
 */
export function deadAddresses(root: string, prefix: string, url: string): string[] {
  const { built, builtFiles } = builtSite(root)
  // Data has folders that are named after pages.
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
