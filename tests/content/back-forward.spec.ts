import config from '../../playwright.config'
import { findBrowser } from '../../scripts/find-browser'
import { expectKept } from '../support/offline'
import { expect, test } from '../support/test'
import { addresses, site } from './support/site'

// The headless shell has no memory of left pages, and Playwright puts a whole browser's out of use, unless asked not to.
test.use({
  serviceWorker: true,
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** A page of each kind: those of one kind run the same scripts. */
const kinds = new Map(
  addresses
    .filter((path) => path !== '/404.html')
    .map((path) => {
      const data = site.built(`page-data/${path === '/' ? 'index' : path.slice(1, -1)}/page-data.json`)
      return [(JSON.parse(data) as { componentChunkName: string }).componentChunkName, path]
    }),
)

test('every kind of page stands as it was left when the visitor comes back from another site', async ({ page }) => {
  // One visitor goes to all of them, so that the worker is installed once.
  test.setTimeout(kinds.size * 10_000)
  for (const path of kinds.values())
    await test.step(path, async () => {
      await page.goto(path)
      // A page that the worker takes charge of after it was left is given up by the browser.
      await expectKept(page, path)
      await page.evaluate(() => {
        const seen = { comesBack: false }
        addEventListener('pageshow', ({ persisted }) => (seen.comesBack = persisted))
        Object.assign(window, { seen })
      })
      await page.goto('/robots.txt')
      // It loads nothing when it comes back, so there is no load to wait for.
      await page.goBack({ waitUntil: 'commit' })
      await page.waitForFunction(() => (window as unknown as { seen?: { comesBack: boolean } }).seen?.comesBack)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    })
})
