import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { parse } from 'yaml'
import { askAt } from '../../../scripts/deploy/ask'
import { checkSite } from '../../../scripts/deploy/checks'
import { serveWithNginx } from '../../../scripts/deploy/serve-with-nginx'
import { redirectsSchema } from '../../../src/content/schemas/redirect'
import { HSTS, IMMUTABLE, REVALIDATE, SECURITY } from '../../../src/gatsby/hosting/headers'
import { builtFiles } from '../support/built'
import { site as content } from '../support/content'
import { prefixed, PREFIX, ROOT } from '../support/site'
import { expect, test as base } from '../../support/test'

const redirects = redirectsSchema.parse(parse(readFileSync('tests/site/content/redirects.yml', 'utf8')))

/** The site behind nginx, with the configuration of its build. */
const test = base.extend<object, { site: string }>({
  site: [
    async ({}, use) => {
      const { url, stop } = await serveWithNginx({
        folder: ROOT,
        configuration: `${ROOT}/../deploy/nginx/site.conf`,
        prefix: PREFIX,
      })
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
})

test.skip(() => spawnSync('nginx', ['-v']).error !== undefined, 'nginx is not installed on this machine')

const hashed = () => builtFiles().find((file) => /^app-[0-9a-f]{20}\.js$/.test(file)) ?? ''

test('nginx with the shipped configuration does all that is asked of a host', async ({ site }) => {
  const film = content.video.url
  expect(await checkSite(askAt(site), { root: site, redirects, hasHeaders: true, film })).toEqual([])
})

test('every answer of nginx carries the headers of safety, a missing page too, and HSTS where it came encrypted', async ({
  site,
}) => {
  const ask = askAt(site)
  const redirected = ['developer-1', 'projects/srxp']
  for (const path of ['', 'srxp/', hashed(), 'page-data/app-data.json', 'sw.js', 'no-such-page/', ...redirected]) {
    const { headers } = await ask(path)
    for (const [name, value] of SECURITY) expect.soft(headers.get(name), `${name} of /${path}`).toBe(value)
    expect.soft(headers.get('content-security-policy'), path).toMatch(/script-src .*; frame-ancestors 'none'$/)
    expect.soft(headers.get(HSTS[0]), path).toBeNull()
    expect.soft(headers.get('server'), path).toBe('nginx')
  }
  const { headers } = await ask('', { 'x-forwarded-proto': 'https' })
  expect(headers.get(HSTS[0])).toBe(HSTS[1])
})

test('nginx lets browsers keep what is named after its content for good, and ask again for all else', async ({
  site,
}) => {
  const ask = askAt(site)
  const picture = builtFiles().find((file) => /^static\/.*\.avif$/.test(file)) ?? ''
  for (const file of [hashed(), picture])
    expect.soft((await ask(file)).headers.get('cache-control'), file).toBe(IMMUTABLE)
  for (const file of ['', 'srxp/', 'sw.js', 'page-data/srxp/page-data.json', 'sitemap-0.xml', 'no-such-page/'])
    expect.soft((await ask(file)).headers.get('cache-control'), file).toBe(REVALIDATE)
})

test('nginx leads from old addresses to new ones with their query, and knows no twins and no empty folders', async ({
  site,
}) => {
  const ask = askAt(site)
  for (const [from, to] of [
    ['developer-1', '/devloper-1/'],
    ['Developer-1/?a=b', '/devloper-1/?a=b'],
    ['projects/srxp', '/srxp/'],
    ['srxp', '/srxp/'],
  ] as const) {
    const { status, headers } = await ask(from)
    expect.soft([status, headers.get('location')], from).toEqual([301, prefixed(to)])
  }
  for (const path of [`${hashed()}.br`, 'index.html.gz', 'page-data/', 'static/'])
    expect.soft((await ask(path)).status, path).toBe(404)
})

/** All that goes wrong in the pages of a browser. */
function watch(context: BrowserContext) {
  const wrong: string[] = []
  context.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  context.on('weberror', (error) => wrong.push(error.error().message))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What was under way when the visitor went on is called off.
    if (reason !== 'net::ERR_ABORTED') wrong.push(`${request.method()} ${request.url()} ${reason}`)
  })
  return wrong
}

test('the site behind nginx is used in a browser without an error: pages, links, panels, worker', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext()
  const wrong = watch(context)
  const page = await context.newPage()
  await page.goto(`${site}developer-1?a=b`)
  await expect(page).toHaveURL(`${site}devloper-1/?a=b`)
  await page.goto(site)
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  await page.getByRole('link', { name: 'about me.', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'About me' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'srxp' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'srxp' })).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(site)
  expect(wrong).toEqual([])

  const answer = await page.goto(`${site}no-such-page/`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
