import type { Locator } from '@playwright/test'
import { prefixed } from '../support/site'
import { chooseTheme, themes } from '../../support/page'
import { expect, test } from '../../support/test'
import { follow } from '../support/navigation'
import { colour, paint } from '../support/tokens'

test('the poster fits its window, and shows the covers of projects beside them (R1)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/devloper-2/'))

  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
  ] as const)
    await test.step(`it fills one window of ${width} by ${height} px, and nothing on it lies over anything else`, async () => {
      await page.setViewportSize({ width, height })
      const main = page.getByRole('main')
      const parts = [
        main.getByRole('heading', { level: 1 }),
        main.getByText(/^I am a full-stack software engineer/),
        main.getByRole('list'),
        main.getByRole('link', { name: /^Home/ }),
        main.getByRole('link', { name: '@' }),
      ]
      const boxes = await Promise.all(
        parts.map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width, height }),
      )
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(
            one.x + one.width <= other.x + 1 ||
              other.x + other.width <= one.x + 1 ||
              one.y + one.height <= other.y + 1 ||
              other.y + other.height <= one.y + 1,
            `${JSON.stringify(one)} over ${JSON.stringify(other)}`,
          ).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height)
    })

  await test.step('the cover of a project shows between the name and the field while the pointer or the focus is at it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const items = page.getByRole('main').getByRole('listitem')
    const cover = (place: number) => items.nth(place).locator('img')
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (const image of await items.locator('img').all()) {
      await expect(image).toBeHidden()
      await expect(image, 'nothing loads before').toHaveJSProperty('currentSrc', '')
    }

    await items.nth(1).getByRole('link').hover()
    await expect(cover(1)).toBeVisible()
    await expect(cover(1)).not.toHaveJSProperty('naturalWidth', 0)
    const [name, list, shown] = await Promise.all([
      boxOf(page.getByRole('heading', { level: 1 })),
      boxOf(page.getByRole('main').getByRole('list')),
      boxOf(cover(1)),
    ])
    expect(shown.y).toBeGreaterThanOrEqual(name.y + name.height - 8)
    expect(shown.y + shown.height).toBeCloseTo(list.y + list.height - 1, 0)
    expect(shown.x + shown.width).toBeLessThan(list.x)

    await items.nth(2).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(cover(3)).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(cover(1)).toBeHidden()
  })

  await test.step('on a low phone the theme tab covers no year and no link, and nothing widens the page', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const tab = page.getByRole('button', { name: 'Theme settings' })
    const { x, y, width, height } = (await tab.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(width).toBeGreaterThanOrEqual(44)
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      const box = (await link.boundingBox()) ?? { x, y, width, height }
      const isClear = box.x + box.width <= x || box.y >= y + height || box.y + box.height <= y
      expect(isClear, `${await link.textContent()} at ${JSON.stringify(box)}`).toBe(true)
    }
    await page.mouse.wheel(200, 0)
    expect(await page.evaluate(() => scrollX)).toBe(0)
  })
})

for (const theme of themes) {
  test(`for those who chose ${theme}, the ground around the poster and the bars of the browser are dark too (O3)`, async ({
    page,
  }) => {
    await chooseTheme(page, theme)
    await page.goto(prefixed('/devloper-2/'))
    const bars = page.locator('meta[name="theme-color"]')
    await expect(bars).toHaveAttribute('content', colour('paper', 'dark'))
    await expect(page.locator('body')).toHaveCSS('background-color', paint('paper', 'dark'))
    await page.getByRole('button', { name: 'Theme settings' }).click()
    await expect(page.getByText('Always dark here')).toBeVisible()
    await expect(bars).toHaveAttribute('content', colour('paper', 'dark'))
    await follow(page, '/')
    await expect(bars).toHaveAttribute('content', colour('paper', theme))
  })
}
