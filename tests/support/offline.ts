import { expect, type Page } from '@playwright/test'
import type { KeptPage } from '../../src/offline/protocol'
import type { Host } from './host'
import type { Allowances } from './test'

/** Cuts every request from now on, as in a tunnel, until the host is reset. */
export function loseConnection(host: Host, allow: Allowances) {
  host.misbehave(/^/, { cut: true })
  allow.error(/^Failed to load resource: net::ERR_/, { may: true })
}

/** Paths, without the site's prefix, of the pages that open offline, newest first. */
export const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready
    const index = await caches.match(`${scope}kept-pages.json`)
    return index ? ((await index.json()) as KeptPage[]).map(({ path }) => path) : []
  })

/** Waits until a page opens offline; keeping one is left to when the browser is idle. */
export const expectKept = (page: Page, path: string) =>
  expect.poll(() => keptPages(page), { intervals: [50] }).toContain(path)
