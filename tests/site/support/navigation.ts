import { expect, type Page } from '@playwright/test'
import { prefixed } from './site'

/** The first link to a page in what the open page says. */
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

/** Navigates as a link of the site does, to any address and without fetching it ahead. */
export const navigate = (page: Page, address: string) =>
  page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), prefixed(address))

/** Marks the document that is open, so that {@link isSameDocument} can tell whether it is still there. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isFirstDocument: true }))

export const isSameDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window)
