import { defineConfig } from '@playwright/test'
import { leanBrowser } from './scripts/find-browser'
import { ROOT as CONTENT_ROOT } from './tests/content/support/root'
import { PREFIX, ROOT } from './tests/site/support/site'
import type { SiteOptions } from './tests/support/test'

const executablePath = leanBrowser()

export default defineConfig<SiteOptions>({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Only for tests that run out of time (tests/support/test.ts): a browser may hang. The report calls them flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'reports/browser.json' }]] : 'list',
  projects: [
    // The author's content makes a sound site: all expectations come from what was built.
    { name: 'content', testDir: 'tests/content', use: { root: CONTENT_ROOT, prefix: '' } },
    // What must be in that site's own language (`npm run prove:author`).
    ...(process.env.CONTENT_SITE
      ? [{ name: 'other-site', testDir: 'tests/other-site/specs', use: { root: CONTENT_ROOT, prefix: '' } }]
      : []),
    // How the site behaves, with content made for it.
    { name: 'site', testDir: 'tests/site', use: { root: ROOT, prefix: PREFIX } },
  ],
  use: {
    browserName: 'chromium',
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        // Places glyphs at subpixel positions, as screens do; only the headless shell snaps them to whole pixels.
        '--font-render-hinting=none',
        '--disable-background-networking',
        // Only our addresses resolve, so not even a service worker can reach another host.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
})
