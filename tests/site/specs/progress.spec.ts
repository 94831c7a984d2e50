import type { Page } from '@playwright/test'
import { linkTo } from '../support/navigation'
import { prefixed } from '../support/site'
import { moment } from '../../support/moment'
import { expect, test } from '../../support/test'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' })
const data = (path: string) => `/page-data${path}page-data.json`

/** Follows the link to a page without hovering over it first, which would fetch the page ahead. */
async function follow(page: Page, path: string) {
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  await linkTo(page, path).dispatchEvent('click')
}

test('a bar shows while a page is late by a second, and goes when it arrives or fails (D5, D8, C6)', async ({
  page,
  host,
  allow,
}) => {
  allow.error(/status of 500 .*page-data\.json$/)
  await page.addInitScript(() => {
    const seen = { bar: false }
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]')) seen.bar = true
    }).observe(document, { subtree: true, childList: true })
    Object.assign(window, { seen })
  })
  await page.clock.install()
  await page.goto(prefixed('/'))

  await test.step('no bar shows for a page that comes within a second', async () => {
    await follow(page, '/srxp/')
    await expect(page.getByRole('heading', { level: 1, name: 'srxp' })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { seen: { bar: boolean } }).seen.bar)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL(prefixed('/'))
  })

  await test.step('it shows and is announced while a page is late, and goes when it arrives', async () => {
    const { until, happen } = moment()
    host.misbehave(data('/novacair/'), { until })
    await expect(bar(page)).toHaveCount(0)
    await follow(page, '/novacair/')
    await page.clock.runFor(1000)
    await expect(bar(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toHaveCount(1)
    expect(await bar(page).boundingBox()).toMatchObject({ y: 0, height: 4 })
    happen()

    await expect(page.getByRole('heading', { level: 1, name: 'novacair' })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(prefixed('/'))
  })

  await test.step('it goes when the page fails and the browser loads it anew', async () => {
    const { until, happen } = moment()
    host.misbehave(data('/lento/'), { until, status: 500, body: 'broken' })
    await follow(page, '/lento/')
    await page.clock.runFor(1000)
    await expect(bar(page)).toBeVisible()
    host.misbehave(data('/lento/'), {})
    happen()
    await expect(page).toHaveURL(prefixed('/lento/'))
    await expect(bar(page)).toHaveCount(0)
  })
})
