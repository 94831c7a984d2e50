import { expect, type Locator, type Page } from '@playwright/test'
import { settle } from './page'

const dialog = (page: Page) => page.getByRole('dialog')

/** A dialog that is open and has the focus: before that, Escape would close nothing. */
const takesKeys = (page: Page) => page.locator('[role="dialog"]:focus-within')

/** Opens the first photograph of a part of the page in the viewer, if there is one, and closes it. */
async function openPhotograph(page: Page, part: Locator) {
  const photograph = part.locator('a[href*="/static/"]:visible').first()
  if ((await photograph.count()) === 0) return
  // With the keyboard, because in the film strip the link is not where the photograph is.
  await photograph.press('Enter')
  await expect(takesKeys(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

/** Opens and closes all that opens in a part of a page with scripts, except the film, which may contact a platform. */
export async function openEverything(page: Page, part: Locator) {
  // Counted again each time: the placeholder of a control is replaced once its code is loaded.
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
  // Hovering or focusing a work would show its description.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await settle(page)
}
