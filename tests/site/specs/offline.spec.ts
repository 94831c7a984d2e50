import type { Page } from '@playwright/test'
import { built } from '../support/built'
import { expectKept, keptPages, loseConnection } from '../../support/offline'
import { askToKeep, keptFiles, visitTwice } from '../support/offline'
import { PREFIX, prefixed, unprefixed } from '../support/site'
import { readToTheEnd } from '../../support/page'
import { expect, test } from '../../support/test'

test.use({ serviceWorker: true })

const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are offline.' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const imagesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => new URL(currentSrc).pathname))

/** Has the worker forget all pages that the visitor has read; resolves once it has. */
const askToForget = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const done = new Promise((resolve) => (port1.onmessage = resolve))
    active?.postMessage({ forget: true }, [port2])
    await done
  })

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

  await test.step('it names the kept pages, which open', async () => {
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
  })

  await test.step('it leaves by itself when the connection is back', async () => {
    await page.clock.install()
    await page.goBack()
    await expect(offline(page)).toBeVisible()

    // The page does not look for the host by the clock meanwhile.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
    host.reset()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page).toHaveURL(prefixed('/novacair/?a=b#outcome'))
    await expect(heading(page, 'novacair')).toBeVisible()
  })

  await test.step('a link to an unvisited page leads to it too', async () => {
    await page.clock.resume()
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
    loseConnection(host, allow)
    await page.getByRole('contentinfo').getByRole('link', { name: 'lento' }).click()
    await expect(offline(page)).toBeVisible()
    await expect(page).toHaveURL(prefixed(`/offline/?to=${encodeURIComponent(prefixed('/lento/'))}`))
  })

  await test.step('it leaves by itself where the browser never says that the connection is back', async () => {
    host.reset()
    await page.clock.runFor(11_000)
    await expect(heading(page, 'lento')).toBeVisible()
  })
})

test('404, offline page and fonts are there after the first visit', async ({ page }) => {
  await page.goto(prefixed('/'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  const paths = (await cached(page)).map(({ path }) => path)
  for (const path of ['/404.html', '/offline/']) expect(paths).toContain(prefixed(path))
  for (const font of [/bricolage-grotesque.*\.woff2$/, /instrument-sans.*\.woff2$/])
    expect(paths.filter((path) => font.test(path)).length).toBeGreaterThan(0)
})

test('what is kept stays below 30 pages and 24 MB, and the oldest goes', async ({ page }) => {
  test.setTimeout(120_000)
  // More than are kept, and no more than that takes.
  const paths = [...built('sitemap-0.xml').matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)]
    .map(([, path = '']) => unprefixed(path))
    .slice(0, 36)
  expect(paths.length).toBeGreaterThan(30)
  const [first = '', last = ''] = [paths[0], paths.at(-1)]
  await page.goto(prefixed(first))
  await expectKept(page, first)
  // As if the visitor had read them all, each with the largest of its images.
  await page.evaluate(
    async ([prefix, all]) => {
      const { active } = await navigator.serviceWorker.ready
      for (const path of all) {
        const html = await (await fetch(prefix + path)).text()
        const images = [...html.matchAll(/(\/static\/[^" ,]+\.(?:avif|jpg|png))"/g)].map(
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

test('a kept page is shown where the network is slow or gone, as visitors write its address (R2, R5)', async ({
  page,
  host,
  allow,
}) => {
  await visitTwice(page, '/srxp/')

  await test.step('the film comes in parts with the worker in charge, as Safari asks for it', async () => {
    const answer = await page.evaluate(async (film) => {
      const response = await fetch(film, { headers: { range: 'bytes=10-19' } })
      return [response.status, response.headers.get('content-range'), (await response.arrayBuffer()).byteLength]
    }, prefixed('/promo.mp4'))
    expect(answer).toEqual([206, expect.stringMatching(/^bytes 10-19\/\d+$/), 10])
  })

  await test.step('it opens without a connection as visitors write its address, at its canonical one', async () => {
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

  await test.step('a kept page is shown where the network takes longer than three seconds', async () => {
    host.reset()
    host.misbehave('/srxp/', { delay: 20_000 })
    const start = Date.now()
    await page.reload()
    await expect(heading(page, 'srxp')).toBeVisible()
    expect(Date.now() - start).toBeGreaterThan(2500)
    expect(Date.now() - start).toBeLessThan(15_000)
  })
})

test.describe('a page is not kept', () => {
  const files = Object.entries(
    JSON.parse(built('page-data/srxp/files.json')) as Record<string, Record<string, string>>,
  ).flatMap(([kind, hashes]) => (kind === 'needed' || kind === 'images' ? Object.keys(hashes) : []))
  const own = (ending: RegExp) => unprefixed(files.find((file) => ending.test(file)) ?? '')
  // Kept pages share their files: one that the page which is open has kept would not be asked for.
  const images = files.filter((file) => file.endsWith('.avif') && !built('404.html').includes(file)).slice(0, 1)
  const portal = '<!doctype html><title>Sign in</title>'

  test('where a file of it is not what was built, and is once that is over', async ({ page, host }) => {
    await page.goto(prefixed('/404.html'))
    await expectKept(page, '/404.html')
    for (const [what, file, fault] of [
      [
        'a script is a page of the network it came through',
        own(/project-slug.*\.js$/),
        { body: portal, type: 'text/html' },
      ],
      ['a script came in part', own(/project-slug.*\.js$/), { body: '"use strict";', type: 'text/javascript' }],
      ['a style sheet is another', own(/project-slug.*\.css$/), { body: 'a{}', type: 'text/css' }],
      ['a picture is a page', unprefixed(images[0] ?? ''), { body: portal, type: 'image/avif' }],
      ['its data are missing', '/page-data/srxp/page-data.json', { status: 404, body: portal }],
    ] as const)
      await test.step(what, async () => {
        host.misbehave(file, fault)
        await askToKeep(page, '/srxp/', { images })
        expect(host.count(file), 'requests').toBeGreaterThan(0)
        expect(await keptPages(page)).not.toContain('/srxp/')
        expect(await keptFiles(page)).not.toContain(prefixed('/srxp/'))

        host.reset()
        await askToKeep(page, '/srxp/', { images })
        expect(await keptPages(page)).toContain('/srxp/')
        expect(await keptFiles(page)).toEqual(expect.arrayContaining([prefixed(file), prefixed('/srxp/')]))
        await askToForget(page)
      })
  })
})

test('who opens the page of what is kept reads what and how much it is, and has it forgotten', async ({
  page,
  host,
  allow,
  axe,
}) => {
  await visitTwice(page, '/srxp/')
  await page.goto(prefixed('/offline/'))
  const main = page.getByRole('main')

  await test.step('one page is named, with its size', async () => {
    await expect(heading(page, 'For when you are offline.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'srxp' })).toBeVisible()
    await expect(main).toContainText('These pages are kept on your device')
    await expect(main).toContainText(/One page, [\d.]+ MB\./)
    await axe()
  })

  await test.step('pages of several kinds stand under what they are, those of tags by the names of the tags', async () => {
    for (const path of ['/works/dutch/', '/about/']) await askToKeep(page, path)
    await page.reload()
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Page', 'Project', 'Works by tag'])
    await expect(main.getByRole('listitem')).toHaveText([
      /^1About me/,
      /^1srxp, expenses that write themselves/,
      /^1Dutch/,
    ])
  })

  await test.step('they are forgotten', async () => {
    await main.getByRole('button', { name: 'Forget them all' }).click()
    await expect(main.getByText('Nothing is kept on this device.')).toBeFocused()
    await expect(main.getByRole('button', { name: 'Forget them all' })).toHaveCount(0)
    // There is a connection, and so somewhere to begin.
    await expect(
      main.getByRole('region', { name: 'Or start from the work' }).getByRole('link', { name: 'srxp' }),
    ).toBeVisible()
    expect(await keptFiles(page)).not.toContain(prefixed('/srxp/'))

    loseConnection(host, allow)
    await page.goto(prefixed('/srxp/'))
    await expect(offline(page)).toBeVisible()
  })
})

test('on a device without room the site works, and says once and quietly that no pages are kept', async ({
  page,
  host,
}) => {
  const said: string[] = []
  page.context().on('serviceworker', (worker) => worker.on('console', (message) => said.push(message.text())))
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 20_000 })
  for (const path of ['/srxp/', '/novacair/']) {
    await page.goto(prefixed(path))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await askToKeep(page, path)
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  }
  expect(said).toEqual(['This device has no room left: no pages are kept for when there is no connection.'])
  expect(await keptPages(page)).toEqual([])
})
