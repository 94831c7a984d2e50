import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { prefixed } from '../support/site'
import { readToTheEnd } from '../../support/page'
import { shifts, watchShifts } from '../../support/shifts'
import { expect, test } from '../../support/test'

interface Rows {
  opening: { heading: string; photo: string }
  series: { heading: string; photos: string[] }[]
}
const { opening, series } = parse(readFileSync('tests/site/content/pages/photography-1.yml', 'utf8')) as Rows
const widths = [390, 820, 1440, 1920]

/** The photographs of the series, each with its box and how it is drawn. */
const photographs = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((one) => {
        const image = one.querySelector('img')
        const frame = image?.closest('div')?.getBoundingClientRect()
        if (!image || !frame) throw new Error('an entry without its photograph')
        const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        const drawn = frame.width / frame.height
        return {
          left: Math.round(frame.left),
          right: Math.round(frame.right),
          top: Math.round(frame.top + scrollY),
          bottom: Math.round(frame.bottom + scrollY),
          own,
          crop: 1 - Math.min(own / drawn, drawn / own),
        }
      }),
    )

for (const width of widths) {
  test(`/photography-1/ sets its rows at ${width} px, without a shift (R1)`, async ({ page }) => {
    await watchShifts(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(prefixed('/photography-1/'))
    await expect(page.getByRole('heading', { level: 1, name: opening.heading })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      series.map(({ heading }) => heading),
    )
    // As it is laid out: under a pointer it grows a little.
    const photograph = page.getByRole('main').getByRole('img').first()
    const size = await photograph.evaluate((image: HTMLElement) => [image.offsetWidth, image.offsetHeight])
    expect(size, 'the first is as high as the window').toEqual([width, width < 768 ? 900 - 64 : 900])
    await readToTheEnd(page)

    const all = await photographs(page)
    expect(all).toHaveLength(series.flatMap(({ photos }) => photos).length)
    for (const { own, crop, left, right } of all) {
      // On phones a panorama is cropped to 3:2.
      if (width >= 768 || own < 2) expect(crop, 'cut off').toBeLessThanOrEqual(0.105)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      if (own < 1.2) expect(Math.min(left, width - right), 'upright ones keep the margin').toBeGreaterThanOrEqual(20)
      if (own > 2) expect(right - left).toBe(width)
    }
    for (const [index, one] of all.entries()) {
      const before = all[index - 1]
      if (!before) continue
      if (one.left > before.left && one.top < before.bottom) {
        expect([one.top, one.bottom], 'one height a row').toEqual([before.top, before.bottom])
        expect(one.left, 'beside each other').toBeGreaterThan(before.right)
      } else expect(one.top, 'below each other').toBeGreaterThan(before.bottom)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.02)
  })
}

test('/photography-1/ leads to the film strip, and the film strip back and home (L2)', async ({ page }) => {
  await page.goto(prefixed('/photography-1/'))
  await page.getByRole('link', { name: 'See them as a film strip' }).click()
  await expect(page).toHaveURL(prefixed('/photography-2/'))
  await expect(page).toHaveTitle('Robin Voorbeeld')
  await page.getByRole('link', { name: 'See them in rows' }).click()
  await expect(page).toHaveURL(prefixed('/photography-1/'))
  await page.goBack()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(prefixed('/'))
})
