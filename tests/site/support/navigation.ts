import { expect, type Page } from '@playwright/test'
import { takenOver } from '../../support/page'
import { prefixed } from './site'

/** The first link to a page in the main content of the open page. */
export const linkTo = (page: Page, path: string) =>
  page
    .getByRole('main')
    .locator(`a[href="${prefixed(path)}"]`)
    .first()

/** Follows the first link to a page. */
export async function follow(page: Page, path: string) {
  await linkTo(page, path).click()
  await expect(page).toHaveURL(prefixed(path))
}

type WithNavigate = Window & { ___navigate?: (to: string) => void }

/** Navigates as the site's links do once scripts run, to any address and without prefetching. */
export async function navigate(page: Page, address: string) {
  await page.waitForFunction(() => (window as WithNavigate).___navigate)
  // Gatsby has it before it hydrates the page, which would then be hydrated as another.
  await takenOver(page)
  await page.evaluate((to) => (window as WithNavigate).___navigate?.(to), prefixed(address))
}

/** Marks the open document, so that {@link isSameDocument} can tell whether it is still there. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isFirstDocument: true }))

/** Whether the document that {@link markDocument} marked is still there. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window)
