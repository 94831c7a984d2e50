import type { Locator, Page } from '@playwright/test'
import { expect } from '../../support/test'

/** A Friday afternoon in Amsterdam: the desk is taken, at whatever hour the tests are run. */
export const atTheDesk = new Date('2026-11-20T13:42:10Z')

/** Saves the contact card from the open page. */
export async function saveCard(page: Page): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save contact card' }).click()
  expect((await download).suggestedFilename()).toBe('robin-voorbeeld.vcf')
}

/** Text at twice its size, as a visitor may set it. */
export const enlargeText = (page: Page): Promise<string> =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'))

/** What the square before some words looks like: width, height, colour, width of its border. */
export const squareOf = (words: Locator): Promise<string[]> =>
  words.evaluate((element) => {
    const { width, height, backgroundColor, borderTopWidth } = getComputedStyle(element, '::before')
    return [width, height, backgroundColor, borderTopWidth]
  })
