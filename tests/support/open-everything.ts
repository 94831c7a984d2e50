import { expect, type Locator, type Page } from '@playwright/test'

const dialog = (page: Page) => page.getByRole('dialog')

/** Opens the first photograph of a part of the page in the viewer, where it has one, and closes it. */
async function openPhotograph(page: Page, part: Locator) {
  const photograph = part.locator('a[href*="/static/"]:visible').first()
  if ((await photograph.count()) === 0) return
  await photograph.click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

/** Opens and closes all that opens in a part of a page whose scripts run, but for the film, which may ask a platform. */
export async function openEverything(page: Page, part: Locator) {
  const closed = part.locator('[aria-expanded="false"]:visible')
  for (const one of await closed.elementHandles()) {
    if (!(await one.isVisible())) continue
    await one.click()
    await expect.poll(() => one.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await expect.poll(() => one.getAttribute('aria-expanded')).toBe('false')
    await expect(dialog(page)).toHaveCount(0)
  }
  await openPhotograph(page, part)
}
