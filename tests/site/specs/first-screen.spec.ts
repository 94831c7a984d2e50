import type { Page } from '@playwright/test'
import { prefixed } from '../support/site'
import type { Host } from '../../support/host'
import { expect, test } from '../../support/test'

const scripts = /\.js$/
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const phone = { width: 390, height: 844 }

test.use({ firstLoad: true })

/** When the browser asked for the site's scripts, and when it had painted, in ms since the page began. */
const times = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    loaded: performance.getEntriesByType('navigation')[0]?.toJSON() as { loadEventStart: number },
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))

test('scripts come after the first paint with all that it shows, and what was not pressed stays closed (H4)', async ({
  page,
}) => {
  await page.goto(prefixed('/'))
  await expect(button(page, 'Theme settings')).toBeVisible()
  const { painted, loaded, asked } = await times(page)
  expect(asked.length).toBeGreaterThan(3)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(loaded.loadEventStart)

  await expect(button(page, 'Projects')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('body')).toBeFocused()
})

test('a key brings the scripts and the manifest while a picture is still on its way', async ({ page, host }) => {
  const manifest = page.locator('head > link[rel="manifest"]')
  host.misbehave(/\.(avif|jpg)$/, { delay: 20_000 })
  await page.goto(prefixed('/'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(manifest).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(manifest).toHaveCount(1)
  await expect(button(page, 'Theme settings')).toBeVisible()
  expect((await times(page)).loaded.loadEventStart).toBe(0)
})

test('without scripts the manifest is linked from the start', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(prefixed('/'))
  await expect(page.locator('head link[rel="manifest"]')).toHaveCount(1)
})

test.describe('before scripts run', () => {
  /** Opens a page as a slow connection does; the scripts come when the function that it returns is called. */
  async function openEarly(page: Page, host: Host, path: string) {
    let letThrough: () => void = () => undefined
    host.misbehave(scripts, { until: new Promise<void>((done) => (letThrough = done)), times: Infinity })
    await page.goto(prefixed(path), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return letThrough
  }

  test('a group of the menu opens at once, and stays open with focus on its button (H4)', async ({ page, host }) => {
    const letThrough = await openEarly(page, host, '/')
    const summary = page.getByRole('banner').locator('summary', { hasText: 'Projects' })
    const entry = page.getByRole('banner').getByRole('link', { name: 'novacair' })
    await summary.click()
    await expect(entry).toBeVisible()

    letThrough()
    await expect(button(page, 'Projects')).toHaveAttribute('aria-expanded', 'true')
    await expect(entry).toBeVisible()
    await expect(button(page, 'Projects')).toBeFocused()
    await button(page, 'Projects').click()
    await expect(entry).toBeHidden()
  })

  test('about leads to its page, as it does without scripts, and no panel opens there (H6)', async ({ page, host }) => {
    const letThrough = await openEarly(page, host, '/')
    await page.getByRole('banner').getByRole('link', { name: 'about me.' }).click()
    await expect(page).toHaveURL(prefixed('/about/'))
    letThrough()
    await expect(button(page, 'Theme settings')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true })

    test('the menu loads nothing more before the first touch, which brings the drawer (H9)', async ({ page, host }) => {
      const ofMenu = () => host.visits.filter(({ path }) => /\/(drawer|dialogs|collapse)[.-]/.test(path)).length
      await page.goto(prefixed('/'))
      await expect(button(page, 'Open menu')).toBeVisible()
      // What idle browsers are given has been asked for by then.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      await page.waitForLoadState('networkidle')
      expect(ofMenu()).toBe(0)
      await page.touchscreen.tap(380, 400)
      await expect.poll(ofMenu).toBeGreaterThan(1)
    })

    test('the menu that was tapped open becomes the drawer (H9)', async ({ page, host }) => {
      const letThrough = await openEarly(page, host, '/')
      await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).first().tap()
      letThrough()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect(drawer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    })
  })
})

test('the cover of a case comes cut to what a phone shows of it, and whole to wider windows', async ({ page }) => {
  const ratios = () =>
    page
      .getByRole('main')
      .getByRole('img')
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return [image.naturalWidth / image.naturalHeight, image.clientWidth / image.clientHeight]
      })
  await page.setViewportSize(phone)
  await page.goto(prefixed('/srxp/'))
  const [file = NaN, shown = NaN] = await ratios()
  expect(file).toBeLessThan(1)
  expect(file).toBeCloseTo(shown, 1)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect.poll(async () => (await ratios())[0]).toBeGreaterThan(1.4)
})

test.describe('the pictures of a gallery on a phone', () => {
  test.use({ viewport: phone })

  const pictures = (page: Page) =>
    page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all.map((image) => ({
          top: (image.closest('picture')?.getBoundingClientRect().top ?? 0) / innerHeight,
          isAsked: image.currentSrc !== '',
        })),
      )

  // In rows, at their own ratios, and as prints on a wall, each in its frame.
  for (const gallery of ['/grid-3/', '/masonry-3-column/', '/masonry-4-column/'])
    test(`none is asked for from below 1.25 windows until the visitor scrolls, and then as browsers do: ${gallery}`, async ({
      page,
    }) => {
      await page.goto(prefixed(gallery))
      await expect(button(page, 'Open menu')).toBeVisible()
      const first = await pictures(page)
      expect(first.filter(({ isAsked }) => isAsked).length).toBeGreaterThan(1)
      // Those that come at once are few, and may stand a little lower.
      expect(first.slice(2).filter(({ top, isAsked }) => top > 1.25 && isAsked)).toEqual([])
      expect(first.filter(({ top, isAsked }) => top <= 1.25 && !isAsked)).toEqual([])
      const before = first.filter(({ isAsked }) => isAsked).length

      await page.mouse.wheel(0, 40)
      await expect
        .poll(async () => (await pictures(page)).filter(({ isAsked }) => isAsked).length)
        .toBeGreaterThan(before)

      await test.step('every picture stands in its place when it is scrolled to', async () => {
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
        const last = page.getByRole('main').locator('img').last()
        await last.scrollIntoViewIfNeeded()
        await expect(last).toBeInViewport()
        expect((await last.boundingBox())?.x).toBeGreaterThanOrEqual(0)
      })
    })

  test('those of a contact sheet are no more than half again as large as they show', async ({ visitor }) => {
    const page = await visitor({ viewport: phone, deviceScaleFactor: 2 })
    await page.goto(prefixed('/grid-4-fluid/'))
    const shares = () =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll((all: HTMLImageElement[]) =>
          all
            .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
            .map((image) => {
              const files = [...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset)
              const chosen = files
                .join()
                .split(/,\s*/)
                .find((file) => image.currentSrc.endsWith(file.split(' ')[0] ?? ''))
              // A picture of a `srcset` says the width that `sizes` gives it as its own.
              return Number.parseInt(chosen?.split(' ')[1] ?? '') / (image.naturalWidth * devicePixelRatio)
            }),
        )
    await expect.poll(async () => (await shares()).length).toBeGreaterThan(4)
    expect(Math.max(...(await shares()))).toBeLessThanOrEqual(1.5)
  })

  test('those of a strip are asked for when it comes near, all of them', async ({ page }) => {
    await page.goto(prefixed('/agency-1/'))
    await expect(button(page, 'Open menu')).toBeVisible()
    const strip = page.getByRole('group', { name: 'cases' })
    const asked = () =>
      strip.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc !== ''))
    expect(new Set(await asked())).toEqual(new Set([false]))
    await strip.scrollIntoViewIfNeeded()
    await expect.poll(async () => new Set(await asked())).toEqual(new Set([true]))
  })

  test('without scripts every picture is there', async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false, viewport: phone })
    await page.goto(prefixed('/grid-3/'))
    expect((await pictures(page)).filter(({ isAsked }) => !isAsked)).toEqual([])
  })
})
