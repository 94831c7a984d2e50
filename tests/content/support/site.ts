import { builtSite } from '../../support/built-site'
import { ROOT } from './root'

export const site = builtSite(ROOT)

const pages = [...site.built('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page))

/** Where the site is published. */
export const origin = pages[0]?.origin ?? ''

/** The paths of all pages: those of the sitemap, and the two that it does not list. */
export const addresses = [...pages.map(({ pathname }) => pathname), '/404.html', '/offline/']

/** The built HTML of a page. */
export const htmlOf = (path: string) => site.built(path.slice(1).replace(/(^|\/)$/, '$1index.html'))
