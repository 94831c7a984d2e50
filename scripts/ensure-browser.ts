// Makes sure that the browser tests have a Chromium: installs one when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './find-browser'

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const installations = [
  'npx playwright install chromium',
  ...(isRootOnDebian ? ['apt-get update && apt-get install -y chromium'] : []),
]

function installBrowser() {
  for (const command of installations) {
    console.log(`No Chromium found, trying: ${command}`)
    spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    const found = findBrowser()
    if (found) return found
  }
  return undefined
}

const browser = findBrowser() ?? installBrowser()
if (browser) {
  console.log(`Browser: ${browser}`)
} else {
  console.error(
    'The browser tests need Chromium, and it could not be installed.\n' +
      'Install it (`npx playwright install chromium`, or the package `chromium` of your system),\n' +
      'or set CHROME_PATH to a Chromium or Chrome you have.',
  )
  process.exitCode = 1
}
