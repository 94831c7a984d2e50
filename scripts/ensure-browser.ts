// Ensures that the browser tests have a Chromium; installs one if necessary.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser, findHeadlessShell } from './find-browser'

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const byDebian = 'apt-get update && apt-get install -y'

function run(command: string) {
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

function installBrowser() {
  const installations = [
    'npx playwright install chromium',
    ...(isRootOnDebian ? [`${byDebian} chromium chromium-headless-shell`] : []),
  ]
  for (const command of installations) {
    console.log(`No Chromium found, trying: ${command}`)
    run(command)
    const found = findBrowser()
    if (found) return found
  }
  return undefined
}

const browser = findBrowser() ?? installBrowser()
if (browser) {
  console.log(`Browser: ${browser}`)
  // CI also gets the headless shell, which halves the time of the tests.
  const isSystems = browser !== chromium.executablePath() && browser !== process.env.CHROME_PATH
  if (process.env.CI && isSystems && isRootOnDebian && !findHeadlessShell()) run(`${byDebian} chromium-headless-shell`)
} else {
  console.error(
    'The browser tests need Chromium, and it could not be installed.\n' +
      'Install it (`npx playwright install chromium`, or the package `chromium` of your system),\n' +
      'or set CHROME_PATH to a Chromium or Chrome you have.',
  )
  process.exitCode = 1
}
