import { withPrefix } from 'gatsby'

/** A page that opens without a connection. */
export interface KeptPage {
  /** Path without the site's prefix. */
  path: string
  title: string
  /** When it was kept, in ms since 1970. */
  time: number
}

const asText = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

/**
 * Reads what the service worker has kept (src/offline/worker/kept-pages.ts), the newest first.
 * @returns none where there is no service worker
 */
export async function readKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return []
  const index = await caches.match(withPrefix('/kept-pages.json'))
  const pages = index ? ((await index.json()) as KeptPage[]) : []
  return pages.map(({ path, title, time }) => ({ path, title: asText(title), time }))
}
