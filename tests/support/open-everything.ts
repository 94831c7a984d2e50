import { expect, type Locator, type Page } from '@playwright/test'
import { settle } from './page'

const dialog = (page: Page) => page.getByRole('dialog')

/** A dialog that is open for keys too: before it has the focus, Escape would have nothing to close. */
const takesKeys = (page: Page) => page.locator('[role="dialog"]:focus-within')

/** Opens the first photograph of a part of the page in the viewer, where it has one, and closes it. */
async function openPhotograph(page: Page, part: Locator) {
  const photograph = part.locator('a[href*="/static/"]:visible').first()
  if ((await photograph.count()) === 0) return
  // By its key, for in the film strip the link is not where the photograph is.
  await photograph.press('Enter')
  await expect(takesKeys(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

/** Opens and closes all that opens in a part of a page whose scripts run, but for the film, which may ask a platform. */
export async function openEverything(page: Page, part: Locator) {
  // Looked for anew each time: what is there before a control's code is replaced by the control.
  const controls = part.locator('[aria-expanded]:visible')
  for (let index = 0; index < (await controls.count()); index++) {
    const one = controls.nth(index)
    if ((await one.getAttribute('aria-expanded')) === 'true') continue
    await one.click()
    await expect(one).toHaveAttribute('aria-expanded', 'true')
    if ((await one.getAttribute('aria-haspopup')) === 'dialog') await expect(takesKeys(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(one).toHaveAttribute('aria-expanded', 'false')
    await expect(dialog(page)).toHaveCount(0)
  }
  await openPhotograph(page, part)
  // A pointer over a work, or the focus on it, would show what is said of it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await settle(page)
}
