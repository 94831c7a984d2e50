import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { retiringWorker } from '../../../src/offline/build/service-worker'
import { expectKept, loseConnection } from '../../support/offline'
import { follow, isSameDocument, markDocument } from '../support/navigation'
import { askToKeep, visitTwice } from '../support/offline'
import { secondBuild } from '../support/second-build'
import { prefixed } from '../support/site'
import { expect, test as base } from '../../support/test'

const words = ['Photograph a receipt', 'Scan a receipt'] as const

const test = base.extend<{ retired: string }, { next: string; nextWords: string }>({
  /** The folder with the build that is deployed after the first: every script is another. */
  next: [
    async ({}, use) => {
      const { folder, remove } = secondBuild(words, 'scripts')
      await use(folder)
      remove()
    },
    { scope: 'worker' },
  ],
  /** The same where only words have changed, as they mostly do. */
  nextWords: [
    async ({}, use) => {
      const { folder, remove } = secondBuild(words, 'words')
      await use(folder)
      remove()
    },
    { scope: 'worker' },
  ],
  /** What SERVICE_WORKER=off builds, as far as the worker knows. */
  retired: async ({}, use) => {
    const { folder, remove } = secondBuild(words, 'words')
    writeFileSync(path.join(folder, 'sw.js'), retiringWorker())
    await use(folder)
    remove()
  },
})

test.use({ serviceWorker: true })

/** Which of the two builds the visitor reads, and that no part of the other is with it. */
async function expectBuild(page: Page, which: 0 | 1) {
  const main = page.getByRole('main')
  await expect(main).toContainText(words[which])
  await expect(main).not.toContainText(words[1 - which] ?? '')
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
}

/** The scripts that run on a page are all those of one build. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[src]')].map((script) => new URL((script as HTMLScriptElement).src).pathname),
  )

/** Comes back to the tab, as a visitor does who has been elsewhere. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

for (const change of ['scripts', 'words'] as const) {
  test(`who comes back after a deployment of other ${change} reads the new build at once`, async ({
    page,
    host,
    next,
    nextWords,
  }) => {
    await visitTwice(page, '/srxp/')
    await expectBuild(page, 0)
    const before = await scripts(page)
    await page.goto('about:blank')

    host.root = change === 'scripts' ? next : nextWords
    await page.goto(prefixed('/srxp/'))
    await expectBuild(page, 1)
    const known = (await scripts(page)).filter((script) => before.includes(script))
    expect(known).toEqual(change === 'scripts' ? [] : await scripts(page))
    await expect(page.getByText('There is a new version')).toHaveCount(0)
  })

  test(`an open tab is told of a build with other ${change}, is not reloaded by itself, and loads it when asked (D7)`, async ({
    page,
    host,
    next,
    nextWords,
  }) => {
    await visitTwice(page, '/srxp/')
    // All that its links fetch ahead has come from the build before.
    await page.waitForLoadState('networkidle')
    await markDocument(page)
    host.root = change === 'scripts' ? next : nextWords
    await comeBack(page)
    const notice = page.getByRole('status').filter({ hasText: 'There is a new version of this site.' })
    // The new worker first keeps all of its build.
    await expect(notice).toBeVisible({ timeout: 20_000 })
    await expectBuild(page, 0)
    expect(await isSameDocument(page)).toBe(true)

    await page.getByRole('button', { name: 'Load it' }).click()
    await expectBuild(page, 1)
    expect(await isSameDocument(page)).toBe(false)
    await expect(page.getByRole('button', { name: 'Load it' })).toHaveCount(0)
  })
}

test('a link in a tab that was open during a deployment leads into the new build, whole', async ({
  page,
  host,
  allow,
  next,
}) => {
  // What the first build names is gone by now: the code of the page, and what it shares with the other templates.
  allow.error(/^Failed to load resource: .* 404 .*\/(component---src-pages-project-slug-tsx[-.]|[0-9a-f]{40}-)/)
  await visitTwice(page, '/')
  // What scrolling to the link loads has come from the build before.
  await page.mouse.wheel(0, 100)
  await expect.poll(() => host.count(/^\/aos-.*\.js$/)).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await markDocument(page)
  host.root = next
  await follow(page, '/srxp/')
  await expect(page.getByRole('heading', { level: 1, name: 'srxp' })).toBeVisible()
  await expectBuild(page, 1)
  expect(await isSameDocument(page)).toBe(false)
})

test('a tab that was open during a deployment still opens what its build had', async ({ page, host, next }) => {
  await page.goto(prefixed('/grid-3/'))
  await askToKeep(page, '/grid-3/', { whole: true })
  // What the visitor was about to use is there.
  // Pointed at again until it counts: a pointer that came before the scripts were there is not noticed.
  for (const [used, ...names] of [
    [page.getByRole('combobox', { name: 'Filter works' }), 'tag-select'],
    [page.getByRole('link', { name: 'about me.', exact: true }).first(), 'overlays', 'component---src-pages-about-tsx'],
  ] as const)
    await expect(async () => {
      await page.mouse.move(0, 0)
      await used.hover()
      for (const name of names)
        await expect.poll(() => host.count(new RegExp(`^/${name}-.*\\.js$`)), name).toBeGreaterThan(0)
    }).toPass()
  await page.waitForLoadState('networkidle')
  host.root = next
  await page
    .getByRole('link', { name: / in full size$/ })
    .first()
    .click()
  const viewer = page.getByRole('dialog', { name: 'Photograph viewer' })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await page.getByRole('combobox', { name: 'Filter works' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  // By key, for a pointer over the link has its page fetched ahead, which is gone.
  await page.getByRole('link', { name: 'about me.', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'About me' })).toBeVisible()
})

test('a link in a tab that was open while words were deployed shows the new ones, without loading anew', async ({
  page,
  host,
  nextWords,
}) => {
  await visitTwice(page, '/')
  await markDocument(page)
  host.root = nextWords
  await follow(page, '/srxp/')
  await expect(page.getByRole('heading', { level: 1, name: 'srxp' })).toBeVisible()
  await expectBuild(page, 1)
  expect(await isSameDocument(page)).toBe(true)
})

test('a deployment while the visitor has no connection shows the old build whole, then the new one', async ({
  page,
  host,
  allow,
  next,
}) => {
  await visitTwice(page, '/srxp/')
  loseConnection(host, allow)
  await page.reload()
  await expectBuild(page, 0)

  host.reset()
  host.root = next
  await page.reload()
  await expectBuild(page, 1)
})

test('a new worker has kept what the visitor had kept, all of the new build, before it takes over', async ({
  page,
  host,
  allow,
  next,
}) => {
  test.slow()
  await visitTwice(page, '/srxp/')
  await visitTwice(page, '/novacair/')
  host.root = next
  await page.goto(prefixed('/novacair/'))
  // The browser looks for a new worker by itself, but in its own time.
  const isInstalled = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      return registration?.waiting?.state ?? 'none'
    })
  await expect.poll(isInstalled, { timeout: 20_000 }).toBe('installed')
  const caches = await page.evaluate(readCaches, prefixed('/srxp/'))
  expect(caches.map(({ html }) => words.map((word) => html.includes(word)))).toEqual([
    [true, false],
    [false, true],
  ])
  const [before = [], after = []] = caches.map(({ scripts }) => scripts)
  expect(after.length).toBeGreaterThan(3)
  expect(after.filter((script) => before.includes(script))).toEqual([])

  loseConnection(host, allow)
  await page.goto(prefixed('/srxp/'))
  await expectBuild(page, 0)
})

/** What each build has kept of a page, the first build first. */
const readCaches = async (path: string) => {
  const names = (await caches.keys()).filter((name) => name.startsWith('kept '))
  return Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name)
      const html = (await (await cache.match(path))?.text()) ?? ''
      const scripts = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((url) => url.endsWith('.js'))
      return { html, scripts }
    }),
  )
}

test('a page that lacks its script is reloaded when there is a new build (D7)', async ({ page, host, allow, next }) => {
  allow.error(/^Failed to load resource: .*\.js$/)
  allow.error(`page resources for ${prefixed('/srxp/')} not found. Not rendering React`)
  allow.error(/^Loading chunk \S+ failed/)
  await page.goto(prefixed('/'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  host.misbehave(/project-slug-tsx-.*\.js$/, { status: 404, body: '' })
  const problem = page.waitForEvent('pageerror')
  // Its scripts never answer.
  await page.goto(prefixed('/srxp/'), { waitUntil: 'commit' })
  await problem
  host.reset()
  host.root = next
  await comeBack(page)
  await expectBuild(page, 1)
})

test('a worker that is gone comes back with the next page', async ({ page }) => {
  const isInCharge = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await page.goto(prefixed('/srxp/'))
  await expectKept(page, '/srxp/')
  await page.reload()
  expect(await isInCharge()).toBe(true)
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto(prefixed('/srxp/'))
  await expectKept(page, '/srxp/')
  await page.reload()
  expect(await isInCharge()).toBe(true)
})

test('a build without a service worker takes the worker and all it kept away', async ({ page, host, retired }) => {
  test.slow()
  await visitTwice(page, '/srxp/')
  // The pages of such a build register nothing.
  await page.addInitScript(
    'if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {})',
  )
  host.root = retired
  await page.goto(prefixed('/404.html'))
  // As above; and the page may be loaded anew by what is found.
  const isThere = () =>
    page
      .evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        await registration?.update()
        return !registration?.active || registration.waiting !== null
      })
      .catch(() => false)
  await expect.poll(isThere, { timeout: 15_000 }).toBe(true)
  // When the last window of the old worker has gone, the new one does its work, if it could not before.
  await page.goto('about:blank')
  await page.goto(prefixed('/404.html'))
  const left = () => page.evaluate(() => caches.keys()).catch(() => ['the page is being loaded anew'])
  await expect.poll(left, { timeout: 20_000 }).toEqual([])
})
