import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import type { ColophonPage } from '../../../src/content/schemas/pages/colophon-page'
import { prefixed } from '../support/site'
import { readToTheEnd } from '../../support/page'
import { expect, test } from '../../support/test'

const { labels, scenes, photos, all } = parse(
  readFileSync('tests/site/content/pages/colophon.yml', 'utf8'),
) as ColophonPage
const figure = (page: Page) => page.getByRole('region', { name: 'Descent' }).getByRole('figure')
const slider = (page: Page) => figure(page).getByRole('slider', { name: /“Lines”.*“Light”/ })
const pictures = (page: Page) => figure(page).getByRole('img')
/** How much of the lines is seen, as the browser clips them. */
const clip = (page: Page) =>
  pictures(page)
    .first()
    .locator('..')
    .evaluate((picture) => getComputedStyle(picture).clipPath)

test('/colophon/ counts the photographs and shows the scenes of some, accessible at every width (R1)', async ({
  page,
  axe,
}) => {
  await page.goto(prefixed('/photography-1/'))
  await test.step('the photographs lead to how they were made', async () => {
    await page.getByRole('main').getByRole('link', { name: 'How they were made' }).click()
    await expect(page).toHaveURL(prefixed('/colophon/'))
  })
  await test.step('it counts them, and tells of some', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${photos.length} places that do not exist`)
    await expect(page.getByRole('heading', { level: 2 })).toContainText(['Descent', 'Colonnade', all.heading])
    for (const { term, value } of scenes.flatMap(({ facts }) => facts ?? [])) {
      await expect(page.getByRole('main').getByRole('term').filter({ hasText: term })).toBeVisible()
      await expect(page.getByRole('main').getByRole('definition').filter({ hasText: value })).toBeVisible()
    }
  })
  await test.step('it is accessible at every width', async () => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const [lines, light] = await pictures(page).all()
      expect(await light?.boundingBox(), 'they lie over each other').toEqual(await lines?.boundingBox())
      await axe()
    }
  })
  await test.step('every photograph opens in the viewer, which gives the focus back', async () => {
    await readToTheEnd(page)
    const rows = page.getByRole('region', { name: all.heading }).getByRole('link')
    await expect(rows).toHaveCount(photos.length)
    await rows.nth(1).click()
    const viewer = page.getByRole('dialog', { name: 'Photograph viewer' })
    await expect(viewer.getByRole('heading', { name: 'Breakwater' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rows.nth(1)).toBeFocused()
  })
})

test('the edge between the lines and the photograph moves by keys and by the pointer, its handle in view (WCAG 2.4.7)', async ({
  page,
}) => {
  const handle = figure(page).locator('svg')
  await page.goto(prefixed('/colophon/'))

  await test.step('its handle is in the first window', async () => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(handle, `at ${width} px`).toBeInViewport({ ratio: 1 })
    }
  })
  await test.step('keys move it by two per cent', async () => {
    await slider(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '52 per cent')
    await expect.poll(() => clip(page)).toMatch(/^inset\(0px 48% /)
    await page.keyboard.press('End')
    await expect.poll(() => clip(page)).toMatch(/^inset\(0px 0% |^inset\(0px\)/)
    await page.keyboard.press('Home')
    await expect.poll(() => clip(page)).toMatch(/^inset\(0px 100% /)
  })
  await readToTheEnd(page)
  await test.step('its handle stays in view at the keyboard', async () => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await slider(page).fill('50')
      await page.keyboard.press('ArrowRight')
      await expect(handle, `at ${width} px`).toBeInViewport({ ratio: 1 })
      await figure(page).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await expect(handle, `at ${width} px`).toBeInViewport({ ratio: 1 })
    }
  })
  await test.step('it moves to where it is pressed and dragged', async () => {
    await slider(page).scrollIntoViewIfNeeded()
    const picture = await pictures(page).first().boundingBox()
    const at = (share: number) => (picture?.x ?? NaN) + (picture?.width ?? NaN) * share
    const y = Math.max(picture?.y ?? NaN, 0) + 200
    const value = async () => Number(await slider(page).inputValue())
    await page.mouse.click(at(0.25), y)
    await expect.poll(value).toBeCloseTo(25, -0.5)
    await page.mouse.move(at(0.25), y)
    await page.mouse.down()
    await page.mouse.move(at(0.8), y, { steps: 4 })
    await page.mouse.up()
    await expect.poll(value).toBeCloseTo(80, -0.5)
  })
  await test.step('scenes stand at the left and the right edge in turn, beside what is told of them', async () => {
    const box = async (name: string) => {
      const region = page.getByRole('region', { name })
      const [drawn, told] = [
        await region.getByRole('figure').boundingBox(),
        await region.getByRole('heading').boundingBox(),
      ]
      return { left: drawn?.x, right: (drawn?.x ?? NaN) + (drawn?.width ?? NaN), told: told?.x ?? NaN }
    }
    const [first, second] = [await box('Descent'), await box('Colonnade')]
    expect(first.left).toBe(0)
    expect(first.told).toBeGreaterThan(first.right)
    expect(second.right).toBe(1440)
    expect(second.told).toBeLessThan(second.left ?? NaN)
  })
})

test('/colophon/ has both pictures side by side without JavaScript', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(prefixed('/colophon/'))
  const [lines, light] = [await pictures(page).first().boundingBox(), await pictures(page).last().boundingBox()]
  expect(light?.y).toBe(lines?.y)
  expect(light?.x).toBeGreaterThanOrEqual((lines?.x ?? 0) + (lines?.width ?? 0) - 1)
  await expect(slider(page)).toHaveCount(0)
  for (const label of Object.values(labels)) await expect(figure(page).getByText(label, { exact: true })).toBeVisible()
})
