import type { Page } from '@playwright/test'
import { isSameDocument, markDocument, navigate } from '../support/navigation'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const top = (page: Page) => page.evaluate(() => scrollY)
const scroll = (page: Page, to: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), to)

test('a new page opens at its top, and back and forward lead to where pages were left', async ({ page }) => {
  await test.step('a new page opens at its top, is announced, and has the focus on its title', async () => {
    await page.goto(prefixed('/'))
    await scroll(page, 100_000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'novacair' }).click()
    await expect(heading(page, 'novacair')).toBeVisible()
    await expect.poll(() => top(page)).toBe(0)
    await expect(page.locator('#gatsby-announcer')).toHaveText('Navigated to novacair')
    await expect(heading(page, 'novacair')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveRole('link')
  })

  await test.step('back returns to where the page was left, and forward too', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'srxp' }).dispatchEvent('click')
    await expect(heading(page, 'srxp')).toBeVisible()
    await expect.poll(() => top(page)).toBe(0)
    await scroll(page, 1500)
    await expect.poll(() => top(page)).toBe(1500)
    // Without the mouse, which would have the link scrolled to.
    await page.getByRole('contentinfo').getByRole('link', { name: 'novacair' }).dispatchEvent('click')
    await expect(heading(page, 'novacair')).toBeVisible()
    await scroll(page, 700)
    await expect.poll(() => top(page)).toBe(700)

    await page.goBack()
    await expect(heading(page, 'srxp')).toBeVisible()
    await expect.poll(() => top(page)).toBe(1500)
    await page.goForward()
    await expect(heading(page, 'novacair')).toBeVisible()
    await expect.poll(() => top(page)).toBe(700)
  })
})

for (const width of [390, 1440])
  test(`a link into a page lands below the header on a cold load at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(prefixed('/srxp/#outcome'))
    const target = page.locator('#outcome')
    await expect.poll(() => target.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(400)
    const header = await page.getByRole('banner').boundingBox()
    const edge = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))
    expect(await target.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(edge - 1)
  })

for (const address of ['/grid-3/#50%-off', '/srxp/#%', '/grid-3/#%E0%A4%A'])
  test(`a visit to ${address}, which cannot be decoded, shows the page with its scripts`, async ({ page }) => {
    await page.goto(prefixed(address))
    await markDocument(page)
    const settings = page.getByRole('button', { name: 'Theme settings' })
    await settings.click()
    await expect(settings).toHaveAttribute('aria-expanded', 'true')
    await navigate(page, '/novacair/')
    await expect(heading(page, 'novacair')).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
