import type { Page } from '@playwright/test'
import { linkTo } from '../support/navigation'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' })
const data = '/page-data/srxp/page-data.json'

/** Follows the link to srxp without hovering over it first, which would fetch the page ahead. */
async function follow(page: Page) {
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  await linkTo(page, '/srxp/').dispatchEvent('click')
}

/** Something that comes about when the test says so. */
function moment() {
  let happen: () => void = () => undefined
  const until = new Promise<void>((done) => (happen = done))
  return { until, happen }
}

test('a bar shows and is announced while a page is late, and goes when it arrives (D8, C6)', async ({ page, host }) => {
  const { until, happen } = moment()
  host.misbehave(data, { until })
  await page.goto(prefixed('/'))
  await expect(bar(page)).toHaveCount(0)
  await follow(page)
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toHaveCount(1)
  expect(await bar(page).boundingBox()).toMatchObject({ y: 0, height: 4 })
  happen()

  await expect(page.getByRole('heading', { level: 1, name: 'srxp' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('the bar goes when the page fails and the browser loads it anew (D5, D8)', async ({ page, host, allow }) => {
  allow.error(/status of 500 .*page-data\.json$/)
  allow.error(/status of 404 .*500\.html\/page-data\.json$/)
  const { until, happen } = moment()
  host.misbehave(data, { until, status: 500, body: 'broken' })
  await page.goto(prefixed('/'))
  await follow(page)
  await expect(bar(page)).toBeVisible()
  host.misbehave(data, {})
  happen()
  await expect(page).toHaveURL(prefixed('/srxp/'))
  await expect(bar(page)).toHaveCount(0)
})

test('no bar shows for a page that comes within a second (D8)', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { bar: false }
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]')) seen.bar = true
    }).observe(document, { subtree: true, childList: true })
    Object.assign(window, { seen })
  })
  await page.goto(prefixed('/'))
  await follow(page)
  await expect(page.getByRole('heading', { level: 1, name: 'srxp' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: { bar: boolean } }).seen.bar)).toBe(false)
})
