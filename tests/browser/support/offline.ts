import { expect, type Page } from '@playwright/test'
import type { KeptPage } from '../../../src/lib/kept-pages'
import type { Host } from './host'
import { readToTheEnd } from './page'
import type { Allowances } from './test'

/** Cuts every request from now on, as a tunnel does, until the host is reset. */
export function loseConnection(host: Host, allow: Allowances) {
  host.misbehave(/^/, { cut: true })
  allow.error(/^Failed to load resource: net::ERR_/)
}

/** Paths of the pages that open without a connection, the newest first. */
export const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const index = await caches.match('/kept-pages.json')
    return index ? ((await index.json()) as KeptPage[]).map(({ path }) => path) : []
  })

/** Paths of everything that is kept for pages. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Waits until a page opens without a connection; keeping one is left to when the browser has nothing better to do. */
export const expectKept = (page: Page, path: string) =>
  expect.poll(() => keptPages(page), { timeout: 15_000 }).toContain(path)

/** Opens a page, and once more with the service worker in charge, until it is kept and the worker has looked for updates. */
export async function visitTwice(page: Page, path: string) {
  await page.goto(path)
  await expectKept(page, path)
  await page.reload()
  await readToTheEnd(page)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
}
