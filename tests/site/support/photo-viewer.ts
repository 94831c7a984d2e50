import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import type { Photo } from '../../../src/content/schemas/photo'
import { expect } from '../../support/test'

/** The photographs that the galleries of works show, in their order. */
export const selected = (parse(readFileSync('tests/site/content/photos/index.yml', 'utf8')) as Photo[])
  .filter((photo) => photo.selected)
  .map(({ title }) => title)

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photograph viewer' })

/** The viewer's count of photographs, as it is seen. */
export const counter = (page: Page) =>
  dialog(page)
    .locator('[aria-hidden]')
    .filter({ hasText: /^\d+ \/ \d+/ })
export const status = (page: Page) => dialog(page).getByRole('status')
export const picture = (page: Page) => dialog(page).getByRole('img')
export const photograph = (page: Page, title: string) => page.getByRole('link', { name: `${title} in full size` })
export const next = (page: Page) => dialog(page).getByRole('button', { name: 'Next photograph' })

/** The number that a gallery gives a photograph in its caption: `02`. */
export const numberOf = (page: Page, title: string) =>
  photograph(page, title).evaluate((link) => link.closest('li')?.querySelector('span')?.textContent ?? '')

/** Opens a photograph once the page's scripts can; before that its link leads to the file. */
export async function open(page: Page, title: string) {
  await expect(page.getByRole('button', { name: /^(Theme settings|Open menu)$/ })).toBeVisible()
  await photograph(page, title).click()
  await expect(dialog(page)).toBeVisible()
}

/** Opens another photograph instead of the open one. */
export async function openInstead(page: Page, title: string) {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await open(page, title)
}

/** Waits for the picture of the page that a photograph grows from. */
export const readyFrame = (page: Page, title: string) =>
  expect
    .poll(() =>
      photograph(page, title).evaluate((link) => {
        const image = link.closest('li')?.querySelector('img')
        return image?.complete && image.naturalWidth > 0
      }),
    )
    .toBe(true)

export type Place = readonly [x: number, y: number]

/** Moves one finger, as a touch screen reports it. `held` runs before it is lifted. */
export async function draw(page: Page, [start, ...places]: readonly Place[], held?: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: Place) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: place ? [{ x: place[0], y: place[1] }] : [] })
  await touch('touchStart', start)
  for (const place of places) await touch('touchMove', place)
  await held?.()
  await touch('touchEnd')
}
export const swipe = (page: Page, from: number, to: number, held?: () => Promise<void>) =>
  draw(
    page,
    [from, (from + to) / 2, to].map((x) => [x, 300]),
    held,
  )
