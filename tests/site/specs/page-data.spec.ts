import type { Page } from '@playwright/test'
import { built, chunkFiles } from '../support/built'
import { isSameDocument, markDocument, navigate } from '../support/navigation'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

const data = (path: string) => `/page-data${path}page-data.json`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The file with the page's own script; what it shares with other pages has files of its own. */
const scriptOf = (component: string) => {
  const script = chunkFiles(component).find((file) => file.startsWith(component) && file.endsWith('.js'))
  return `/${script}`
}

/** Opens a page and marks its document, so that a test can tell whether it is still the same. */
async function open(page: Page, path: string) {
  await page.goto(prefixed(path))
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  await markDocument(page)
}

/** Chooses the contact page, which cannot be shown in this document and says so, and arrives at it in another. */
async function loadContactAnew(page: Page) {
  const problem = page.waitForEvent('pageerror')
  await navigate(page, '/contact/')
  await problem
  await expect(page).toHaveURL(prefixed('/contact/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSameDocument(page)).toBe(false)
}

test('data that comes, at once or when asked for again, shows its page in the same document (D1, D2, C9)', async ({
  page,
  host,
  allow,
}) => {
  // Gatsby asks for its data, and then whether there is something else than a page at that address.
  allow.error(/status of 404 .*\/no-such-page(\/page-data\.json)?$/)
  allow.error(/status of 503 .*\/(lento|novacair)\/page-data\.json$/)
  allow.error(/^Failed to load resource: net::ERR_/)
  await open(page, '/')

  await test.step('a page asks for its data, that of the site, and that of its queries', async () => {
    expect(host.count('/page-data/index/page-data.json')).toBe(1)
    expect(host.count('/page-data/app-data.json')).toBe(1)
    expect(host.count(/^\/page-data\/sq\/d\/\d+\.json$/)).toBeGreaterThan(0)

    const queries = host.count(/^\/page-data\/sq\/d\//)
    await navigate(page, '/srxp/')
    await expect(heading(page, 'srxp')).toBeVisible()
    expect(host.count(data('/srxp/'))).toBe(1)
    expect(host.count(/^\/page-data\/sq\/d\//), 'what is known is not asked for again').toBe(queries)
  })

  for (const [name, failures] of [
    ['novacair', 1],
    ['lento', 3],
  ] as const)
    await test.step(`data that fails ${failures} times arrives without loading the page anew`, async () => {
      const path = `/${name}/`
      host.misbehave(data(path), { status: 503, times: failures })
      await navigate(page, path)
      await expect(heading(page, name)).toBeVisible()
      expect(host.count(data(path))).toBe(failures + 1)
      expect(await isSameDocument(page)).toBe(true)
    })

  await test.step('data whose connection is cut is asked for again', async () => {
    // Gatsby asks again at once, and gives up after the third time: so each takes long enough for the host to mend.
    host.misbehave(data('/grofalex/'), { cut: true, delay: 400 })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(data('/grofalex/')))
    await navigate(page, '/grofalex/')
    await failed
    host.misbehave(data('/grofalex/'), {})
    await expect(heading(page, 'grofalex')).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })

  await test.step('a link to a page that is missing shows the 404 page at its address', async () => {
    const lost = /<h1[^>]*>(.*?)<\/h1>/.exec(built('404.html'))?.[1]?.replace(/<[^>]+>/g, '') ?? ''
    await navigate(page, '/no-such-page/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost.replace(/<[^>]+>/g, ''))
    await expect(page).toHaveURL(prefixed('/no-such-page/'))
    expect(await isSameDocument(page)).toBe(true)
    expect(host.count(data('/no-such-page/'))).toBe(1)
    expect(host.count('/page-data/404.html/page-data.json')).toBe(1)
  })
})

test('a page whose data cannot be had is loaded anew by the browser (D2, D5, C9)', async ({ page, host, allow }) => {
  allow.error(/status of 500 .*\/srxp\/page-data\.json$/)
  allow.error(/status of 503 .*\/novacair\/page-data\.json$/)
  await open(page, '/')

  await test.step('an error of the server is not retried', async () => {
    host.misbehave(data('/srxp/'), { status: 500, body: 'broken', times: 1 })
    await navigate(page, '/srxp/')
    await expect(heading(page, 'srxp')).toBeVisible()
    await expect.poll(() => host.count('/srxp/')).toBe(1)
    expect(await isSameDocument(page)).toBe(false)
    // Once for the navigation that failed, once by the page that was loaded anew.
    await expect.poll(() => host.count(data('/srxp/'))).toBe(2)
  })

  await test.step('data that fails for good is retried three times', async () => {
    await markDocument(page)
    host.misbehave(data('/novacair/'), { status: 503, times: 4 })
    await navigate(page, '/novacair/')
    await expect(heading(page, 'novacair')).toBeVisible()
    expect(await isSameDocument(page)).toBe(false)
    expect(host.visits.filter(({ path, status }) => path === data('/novacair/') && status === 503)).toHaveLength(4)
  })

  await test.step('data is garbage', async () => {
    await markDocument(page)
    host.misbehave(data('/lento/'), { body: '{"garbage', times: 1 })
    // Gatsby asks whether there is a page all the same, but without the prefix.
    host.misbehave('/lento', { body: 'something' })
    await navigate(page, '/lento/')
    await expect(heading(page, 'lento')).toBeVisible()
    expect(await isSameDocument(page)).toBe(false)
    await expect(page).toHaveURL(prefixed('/lento/'))
  })
})

test('pages are fetched ahead: their data when links come into view, their code when one is at hand (D3)', async ({
  page,
  host,
}) => {
  // Gatsby begins after three seconds.
  await page.clock.install()
  await open(page, '/')
  await page.clock.runFor(3000)
  const script = scriptOf('component---src-pages-about-tsx')
  await expect.poll(() => host.count(data('/about/')), { timeout: 10_000 }).toBeGreaterThan(0)
  expect(host.count(script)).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'about me.' }).dispatchEvent('touchstart')
  await expect.poll(() => host.count(script)).toBe(1)

  expect(host.count(data('/grofalex/'))).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'grofalex' }).hover()
  await expect.poll(() => host.count(data('/grofalex/'))).toBeGreaterThan(0)
})

for (const [connection, when] of [
  [{ saveData: true, effectiveType: '4g' }, 'data is to be saved'],
  [{ saveData: false, effectiveType: 'slow-2g' }, 'the connection is slow-2g'],
] as const) {
  test(`nothing is fetched ahead when ${when} (D3)`, async ({ page, host }) => {
    await page.clock.install()
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'grofalex' }).hover()
    await page.clock.runFor(20_000)
    await navigate(page, '/contact/')
    await expect(page).toHaveURL(prefixed('/contact/'))
    const asked = host.visits.filter(({ path }) => path.startsWith('/page-data/') && path.endsWith('/page-data.json'))
    expect(asked.map(({ path }) => path)).toEqual(['/page-data/index/page-data.json', data('/contact/')])
  })
}

test('a page whose script is broken is loaded anew, and can be read all the same (D5, D6)', async ({
  page,
  host,
  allow,
}) => {
  allow.error(/^Failed to load resource: .*contact-tsx/)
  allow.error(`page resources for ${prefixed('/contact/')} not found. Not rendering React`)
  allow.error(/^Loading chunk \d+ failed/)
  await open(page, '/')
  host.misbehave(scriptOf('component---src-pages-contact-tsx'), { status: 404, body: '' })
  await loadContactAnew(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@example.com' }).first()).toBeVisible()
})

test('a first page without its data says so in the console and stays readable (D6)', async ({ page, host, allow }) => {
  allow.error(/status of 503 .*\/srxp\/page-data\.json$/)
  allow.error(`page resources for ${prefixed('/srxp/')} not found. Not rendering React`)
  host.misbehave(data('/srxp/'), { status: 503 })
  const problem = page.waitForEvent('pageerror')
  await page.goto(prefixed('/srxp/'), { waitUntil: 'commit' })
  expect((await problem).message).toBe(`page resources for ${prefixed('/srxp/')} not found. Not rendering React`)
  await expect(heading(page, 'srxp')).toBeVisible()
  expect(host.count(data('/srxp/'))).toBe(4)
})

test('a server with an error for all data is asked once per page, and the browser opens what is chosen (D2, D5, D6)', async ({
  page,
  host,
  allow,
}) => {
  allow.error(/status of 500 .*\/page-data\.json$/)
  for (const path of ['/srxp/', '/contact/'])
    allow.error(`page resources for ${prefixed(path)} not found. Not rendering React`)
  const ofPages = /^\/page-data\/.*\/page-data\.json$/

  await test.step('the first page stays readable', async () => {
    host.misbehave(ofPages, { status: 500, body: 'broken' })
    const problem = page.waitForEvent('pageerror')
    await page.goto(prefixed('/srxp/'), { waitUntil: 'commit' })
    await problem
    await expect(heading(page, 'srxp')).toBeVisible()
    expect(host.visits.filter(({ path }) => ofPages.test(path)).map(({ path }) => path)).toEqual([data('/srxp/')])
  })

  await test.step('a link on a page that runs is followed by the browser', async () => {
    host.reset()
    await open(page, '/')
    host.misbehave(ofPages, { status: 500, body: 'broken' })
    await loadContactAnew(page)
    // Once for the navigation that failed, once by the page that was loaded anew.
    expect(host.count(data('/contact/'))).toBe(2)
    expect(host.count(/500\.html/)).toBe(0)
  })
})

test('data of another build has the page loaded anew once, and no more (D7)', async ({ page, host }) => {
  host.misbehave('/page-data/app-data.json', { body: '{"webpackCompilationHash":"another"}' })
  await page.goto(prefixed('/srxp/'))
  await expect.poll(() => host.count('/srxp/')).toBe(2)
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  await expect(heading(page, 'srxp')).toBeVisible()
  expect(host.count('/srxp/')).toBe(2)
})

test('a link into another build loads the page anew (D7)', async ({ page, host }) => {
  await open(page, '/')
  host.misbehave('/page-data/app-data.json', { body: '{"webpackCompilationHash":"another"}', times: 1 })
  await navigate(page, '/srxp/')
  await expect(heading(page, 'srxp')).toBeVisible()
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect.poll(() => host.count('/srxp/')).toBe(1)
})
