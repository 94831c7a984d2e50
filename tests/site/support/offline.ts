import type { Page } from '@playwright/test'
import { expectKept } from '../../support/offline'
import { readToTheEnd } from '../../support/page'
import { prefixed } from './site'

/** Addresses of all files that are kept for pages. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept '))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Opens a page, then again under the worker's control, until it is kept and the worker has checked for updates. */
export async function visitTwice(page: Page, path: string) {
  await page.goto(prefixed(path))
  await expectKept(page, path)
  await page.reload()
  await readToTheEnd(page)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
}

/** Asks the worker to keep a page, as a window does; resolves once it has tried. */
export const askToKeep = (page: Page, path: string, what: { images?: readonly string[]; whole?: boolean } = {}) =>
  page.evaluate(
    async (wish) => {
      const { active } = await navigator.serviceWorker.ready
      const { port1, port2 } = new MessageChannel()
      const done = new Promise((resolve) => (port1.onmessage = resolve))
      active?.postMessage(wish, [port2])
      await done
    },
    { keep: path, ...what },
  )
