import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { attribute } from './support/built'
import { site, workTags } from './support/content'
import { chooseTheme } from './support/page'
import { expect, test } from './support/test'

/** Where `npm run build:prefixed` puts the site as a host below a path has it, and that path. */
const ROOT = '.prefixed/site'
const PREFIX = '/repo'

const files = () =>
  readdirSync(ROOT + PREFIX, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const read = (file: string) => readFileSync(`${ROOT}${PREFIX}/${file}`, 'utf8')

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const works = (page: Page) => page.getByRole('region', { name: 'Works' }).getByRole('listitem')

test.beforeAll(() => {
  if (!existsSync(`${ROOT}${PREFIX}/index.html`))
    throw new Error('These tests need the site built for a path: run `npm run build:prefixed` first.')
})

test.beforeEach(({ host }) => {
  host.root = ROOT
})

test('every address in every page leads below the prefix, to something that is there', () => {
  // Data has folders named after pages.
  const pages = files().filter((file) => file.endsWith('.html') && !file.startsWith('page-data/'))
  expect(pages.length).toBeGreaterThan(30)
  const wrong = new Set<string>()
  for (const page of pages) {
    for (const address of addresses(read(page))) {
      if (!isServed(address, `${PREFIX}/${page}`)) wrong.add(`${address} in ${page}`)
    }
  }
  expect([...wrong]).toEqual([])
})

/** What a page refers to: links, files, images of every size, fonts, and what other sites show of it. */
function addresses(html: string): string[] {
  const sizes = attribute(html, 'srcSet').concat(attribute(html, 'srcset'))
  const shared = attribute(html, 'content').filter((content) => content.startsWith(site.url))
  return [
    ...['href', 'src', 'poster', 'action'].flatMap((name) => attribute(html, name)),
    ...sizes.flatMap((set) => set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '')),
    ...[...html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = '']) => address),
    ...shared,
  ]
}

function isServed(address: string, from: string): boolean {
  const { origin, pathname, protocol } = new URL(address, new URL(from, site.url))
  if (!/^https?:$/.test(protocol) || origin !== new URL(site.url).origin) return true
  const file = decodeURIComponent(pathname).replace(/\/$/, '/index.html')
  return pathname.startsWith(`${PREFIX}/`) && existsSync(ROOT + file)
}

test('data, manifest, sitemap and redirects keep to the prefix', () => {
  for (const file of files().filter((name) => /^page-data\/.*\.json$/.test(name)))
    expect.soft(read(file), file).not.toMatch(/"\/static\//)

  const manifest = JSON.parse(read('manifest.webmanifest')) as { start_url: string; icons: { src: string }[] }
  expect(manifest.start_url).toBe(`${PREFIX}/`)
  for (const { src } of manifest.icons)
    expect(isServed(new URL(src, `${site.url}${PREFIX}/`).pathname, PREFIX)).toBe(true)

  for (const [, loc = ''] of read('sitemap-0.xml').matchAll(/<loc>([^<]+)/g))
    expect.soft(isServed(loc, '/'), loc).toBe(true)
  expect(read('robots.txt')).toMatch(new RegExp(`^Sitemap: \\S+${PREFIX}/sitemap-index.xml$`, 'm'))
  for (const line of read('_redirects').trim().split('\n'))
    expect.soft(line).toMatch(new RegExp(`^${PREFIX}/\\S+ ${PREFIX}/\\S* 30[12]$`))
})

test('pages, overlay and filter work below the prefix', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${PREFIX}/`)
  await page.getByRole('main').locator(`a[href="${PREFIX}/srxp/"]`).first().click()
  await expect(page).toHaveURL(`${PREFIX}/srxp/`)
  await expect(heading(page)).toHaveText('srxp')

  await page.getByRole('banner').getByRole('link', { name: 'about me.' }).click()
  await expect(page.getByRole('dialog', { name: 'About me' })).toBeVisible()
  await expect(page).toHaveURL(`${PREFIX}/srxp/`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto(`${PREFIX}/grid-3/`)
  await page.getByRole('list', { name: 'Kinds of work' }).getByRole('link', { name: 'Still life' }).click()
  await expect(page).toHaveURL(`${PREFIX}/grid-3/?tags=still-life`)
  await expect(works(page)).toHaveCount(workTags.filter((tags) => tags.includes('still-life')).length)
})

for (const [asked, target] of [
  ['/WORKS?tags=sea#main', '/grid-3/?tags=sea#main'],
  ['/SRXP', '/srxp/'],
  ['/srxp/index.html', '/srxp/'],
  ['/works/Still%20Life', '/works/still-life/'],
  ['/projects/lento?a=b', '/lento/?a=b'],
] as const) {
  test(`${asked} leads to ${target} below the prefix, on a visit and from a link (R2, R3, R4)`, async ({
    page,
    allow,
    host,
  }) => {
    if (!asked.includes('index.html')) allow.error(/status of 404 \(Not Found\)/)
    await page.goto(PREFIX + asked)
    await expect(page).toHaveURL(PREFIX + target)
    await expect(page).not.toHaveTitle(/not found/i)
    await expect(heading(page)).toBeVisible()
    expect(
      host.visits.filter(({ path }) => !path.startsWith(PREFIX)).map(({ path }) => path),
      'requests beside the prefix',
    ).toEqual([])
    if (asked.includes('index.html')) return

    await page.goto(`${PREFIX}/about/`)
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      PREFIX + asked,
    )
    await expect(page).toHaveURL(PREFIX + target)
    await expect(heading(page)).toBeVisible()
  })
}

test('the 404 page names the address without the prefix, and its finder leads to a page', async ({ page, allow }) => {
  allow.error(/status of 404 \(Not Found\)/)
  await page.goto(`${PREFIX}/srpx/`)
  await expect(page.getByText('You asked for /srpx.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Find a page' })).toHaveValue('srpx')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PREFIX}/srxp/`)
})

test('a project, a gallery and a photograph more have their pages and places without code', async ({
  page,
  request,
}) => {
  for (const path of ['/wadloper/', '/grid-2-fluid/', '/works/tide/']) {
    expect((await request.get(PREFIX + path)).status(), path).toBe(200)
    expect(read('sitemap-0.xml')).toContain(`${PREFIX}${path}<`)
  }
  await page.goto(`${PREFIX}/grid-2-fluid/`)
  await expect(works(page).filter({ hasText: 'wadloper' })).toHaveCount(1)
  await works(page)
    .getByRole('link', { name: /One photograph more|Mud flats/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Photograph viewer' })).toContainText('Mud flats')
})

test('a remembered theme is there from the start (O3)', async ({ page }) => {
  await chooseTheme(page, 'dark')
  await page.goto(`${PREFIX}/about/`)
  await expect(page.locator('html')).toHaveAttribute('data-body-theme', 'dark')
})

test('the service worker keeps to the prefix, and shows visited pages without a network (D4)', async ({
  page,
  context,
  allow,
}) => {
  // What a missing network lets be said.
  allow.error(/Failed to fetch|threw an error|net::ERR_/)
  await page.goto(`${PREFIX}/srxp/`)
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(new URL(scope).pathname).toBe(`${PREFIX}/`)

  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText('srxp')
})
