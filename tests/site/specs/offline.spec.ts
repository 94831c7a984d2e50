import type { Page } from '@playwright/test'
import { built } from '../support/built'
import { expectKept, keptPages, loseConnection } from '../../support/offline'
import { keptFiles, visitTwice } from '../support/offline'
import { PREFIX, prefixed, unprefixed } from '../support/site'
import { readToTheEnd } from '../../support/page'
import { expect, test } from '../../support/test'

const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are offline.' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const imagesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => new URL(currentSrc).pathname))

/** Everything any cache holds: its path, and its size in bytes. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const files = names.map(async (name) => {
      const cache = await caches.open(name)
      const entries = (await cache.keys()).map(async (request) => {
        const blob = await (await cache.match(request))?.blob()
        return { path: new URL(request.url).pathname, bytes: blob?.size ?? 0 }
      })
      return Promise.all(entries)
    })
    return (await Promise.all(files)).flat()
  })

test('a visited page opens without a connection, with its images, fonts, overlays and menu', async ({
  page,
  host,
  allow,
}) => {
  await visitTwice(page, '/srxp/')
  const images = await imagesOf(page)
  expect(images.length).toBeGreaterThan(3)
  await expect.poll(() => keptFiles(page), { timeout: 15_000 }).toEqual(expect.arrayContaining(images))

  loseConnection(host, allow)
  await page.reload()
  await expect(heading(page, 'srxp')).toBeVisible()
  await readToTheEnd(page)
  const fonts = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  )
  expect(fonts).toEqual(expect.arrayContaining(['Bricolage Grotesque', 'Instrument Sans']))

  await page.getByRole('link', { name: 'about me.', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'About me' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('images that were not scrolled to are left alone where data is to be saved (D3)', async ({ page }) => {
  const saving = { saveData: true, effectiveType: '4g' }
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), saving)
  await page.goto(prefixed('/srxp/'))
  await expectKept(page, '/srxp/')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  const last = page.getByRole('main').locator('img').last()
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.loading)).toBe('lazy')
  expect(await last.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
})

test('an unvisited page leads to the offline page, which names the kept ones and leaves by itself', async ({
  page,
  host,
  allow,
  axe,
}) => {
  await visitTwice(page, '/srxp/')
  loseConnection(host, allow)
  await page.goto(prefixed('/novacair/?a=b#outcome'))
  await expect(offline(page)).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'srxp' }) })
      .first(),
  ).toBeVisible()
  await axe()
  await page.getByRole('main').getByRole('link', { name: 'srxp' }).click()
  await expect(heading(page, 'srxp')).toBeVisible()
  await page.goBack()
  await expect(offline(page)).toBeVisible()

  host.reset()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page).toHaveURL(prefixed('/novacair/?a=b#outcome'))
  await expect(heading(page, 'novacair')).toBeVisible()
})

test('the offline page leaves by itself where the browser never says that the connection is back', async ({
  page,
  host,
  allow,
}) => {
  await visitTwice(page, '/srxp/')
  loseConnection(host, allow)
  await page.clock.install()
  await page.goto(prefixed('/novacair/'))
  await expect(offline(page)).toBeVisible()
  host.reset()
  await page.clock.runFor(11_000)
  await expect(heading(page, 'novacair')).toBeVisible()
})

test('a link to an unvisited page leads to the offline page too', async ({ page, host, allow }) => {
  await visitTwice(page, '/novacair/')
  loseConnection(host, allow)
  await page.getByRole('contentinfo').getByRole('link', { name: 'lento' }).click()
  await expect(offline(page)).toBeVisible()
  await expect(page).toHaveURL(prefixed(`/offline/?to=${encodeURIComponent(prefixed('/lento/'))}`))
})

test('shell, 404, offline page and fonts are there after the first visit', async ({ page }) => {
  await page.goto(prefixed('/'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  const paths = (await cached(page)).map(({ path }) => path)
  for (const path of ['/offline-plugin-app-shell-fallback/index.html', '/404.html', '/offline/'])
    expect(paths).toContain(prefixed(path))
  for (const font of [/bricolage-grotesque.*\.woff2$/, /instrument-sans.*\.woff2$/])
    expect(paths.filter((path) => font.test(path)).length).toBeGreaterThan(0)
})

test('what is kept stays below 30 pages and 24 MB, and the oldest goes', async ({ page }) => {
  test.setTimeout(120_000)
  const paths = [...built('sitemap-0.xml').matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) =>
    unprefixed(path),
  )
  expect(paths.length).toBeGreaterThan(30)
  const [first = '', last = ''] = [paths[0], paths.at(-1)]
  await page.goto(prefixed(first))
  await expectKept(page, first)
  // As if the visitor had read every page, each with the largest of its images.
  await page.evaluate(
    async ([prefix, all]) => {
      const { active } = await navigator.serviceWorker.ready
      for (const path of all) {
        const html = await (await fetch(prefix + path)).text()
        const images = [...html.matchAll(/(\/static\/[^" ,]+\.(?:webp|jpg|png))"/g)].map(
          ([, image = '']) => prefix + image,
        )
        active?.postMessage({ keep: path, images })
      }
    },
    [PREFIX, paths.slice(1)] as const,
  )
  await expect.poll(() => keptPages(page), { timeout: 90_000 }).toContain(last)

  const kept = await keptPages(page)
  expect(kept).toEqual(expect.arrayContaining(['/offline/', '/404.html']))
  expect(kept.length).toBeLessThanOrEqual(32)
  expect(kept, 'the first to be kept').not.toContain(first)
  const bytes = (await cached(page)).reduce((sum, file) => sum + file.bytes, 0)
  expect(bytes).toBeGreaterThan(2 * 2 ** 20)
  expect(bytes).toBeLessThan(25 * 2 ** 20)
})

test('a kept page opens without a connection as visitors write its address, at its canonical one (R2, R5)', async ({
  page,
  host,
  allow,
}) => {
  await visitTwice(page, '/srxp/')
  loseConnection(host, allow)
  for (const [address, to] of [
    ['/srxp/?from=mail', '/srxp/?from=mail'],
    ['/srxp/#outcome', '/srxp/#outcome'],
    ['/srxp', '/srxp/'],
    ['/srxp/index.html', '/srxp/'],
    ['/SRXP/', '/srxp/'],
  ] as const) {
    await page.goto(prefixed(address))
    await expect(heading(page, 'srxp')).toBeVisible()
    await expect(page).toHaveURL(prefixed(to))
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://[^/]+${PREFIX}/srxp/$`),
    )
  }
})

test('a kept page is shown where the network takes longer than three seconds', async ({ page, host }) => {
  await visitTwice(page, '/srxp/')
  host.misbehave('/srxp/', { delay: 20_000 })
  const start = Date.now()
  await page.reload()
  await expect(heading(page, 'srxp')).toBeVisible()
  expect(Date.now() - start).toBeGreaterThan(2500)
  expect(Date.now() - start).toBeLessThan(15_000)
})
