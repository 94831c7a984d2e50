import type { CDPSession, Page } from '@playwright/test'
import { navigate } from '../support/navigation'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

/**
 * A page of every kind; the last is one on which nothing comes and goes by itself, as the film does on the first page.
 */
const round = ['/srxp/', '/grid-3/', '/about/', '/photography-1/', '/contact/', '/devloper-2/', '/', '/privacy/']

/** Goes once through pages of every kind, and opens a panel and the theme's. */
async function walk(page: Page) {
  for (const path of round) {
    await navigate(page, path)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${prefixed(path)}$`))
  }
  await page.getByRole('button', { name: 'Theme settings' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'about me.', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'About me' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // The browser has taken the step back that leaves the panel's entry (O1).
  await page.waitForFunction(() => (history.state as { panel?: boolean } | null)?.panel !== true)
}

async function collect(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') / 1_000_000 }
}

/**
 * What the page holds on to once the rubbish is collected: event listeners, nodes, and MB of the heap. What still
 * changes as the last page comes to rest, or is freed by the next collection alone, is not held. Nor are the links by
 * which Gatsby fetches pages ahead: how many there are by now depends on the machine, and there is one a page at most.
 */
async function held(page: Page, session: CDPSession) {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('link[rel="prefetch"]')) link.remove()
  })
  let last = await collect(session)
  await expect(async () => {
    const before = last
    last = await collect(session)
    expect([last.listeners, last.nodes]).toEqual([before.listeners, before.nodes])
  }).toPass()
  return last
}

test('a long visit with open panels in between leaves nothing behind', async ({ page }) => {
  // Six rounds through eight pages: half a minute if something else keeps the cores busy.
  test.slow()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(prefixed('/'))
  await page.waitForFunction(() => '___navigate' in window)
  for (let i = 0; i < 2; i++) await walk(page)
  const before = await held(page, session)
  for (let i = 0; i < 4; i++) await walk(page)
  const after = await held(page, session)
  // One listener a page would be 32 more.
  expect(after.listeners - before.listeners, `listeners after ${before.listeners}`).toBeLessThan(14)
  expect(after.nodes - before.nodes, `nodes after ${before.nodes}`).toBeLessThan(100)
  expect(after.heap - before.heap, `MB after ${before.heap}`).toBeLessThan(1)
})
