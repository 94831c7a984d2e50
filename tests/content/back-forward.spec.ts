import config from '../../playwright.config'
import { findBrowser } from '../../scripts/find-browser'
import { expectKept } from '../support/offline'
import { expect, test } from '../support/test'
import { addresses, site } from './support/site'

// The headless shell has no back/forward cache, and Playwright disables that of a full browser unless told not to.
test.use({
  serviceWorker: true,
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** One page of each kind: pages of a kind run the same scripts. */
const kinds = new Map(
  addresses
    .filter((path) => path !== '/404.html')
    .map((path) => {
      const data = site.built(`page-data/${path === '/' ? 'index' : path.slice(1, -1)}/page-data.json`)
      return [(JSON.parse(data) as { componentChunkName: string }).componentChunkName, path]
    }),
)

test('every kind of page stands as it was left when the visitor comes back from another site', async ({ page }) => {
  // One visitor opens all of them, so the worker is installed once.
  test.setTimeout(kinds.size * 10_000)
  for (const path of kinds.values())
    await test.step(path, async () => {
      await page.goto(path)
      // Browsers evict a page from the back/forward cache if the worker takes control of it after it was left.
      await expectKept(page, path)
      await page.evaluate(() => {
        const seen = { comesBack: false }
        addEventListener('pageshow', ({ persisted }) => (seen.comesBack = persisted))
        Object.assign(window, { seen })
      })
      await page.goto('/robots.txt')
      // A restored page loads nothing, so there is no load event to wait for.
      await page.goBack({ waitUntil: 'commit' })
      await page.waitForFunction(() => (window as unknown as { seen?: { comesBack: boolean } }).seen?.comesBack)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    })
})
