import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/require-build.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'reports/browser.json' }]] : 'list',
  use: {
    browserName: 'chromium',
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        // No address but ours resolves, so not even a service worker reaches another host.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
})
