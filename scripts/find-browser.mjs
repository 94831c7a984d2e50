// Finds the Chromium of the browser tests. Run as a script it also installs one when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']

export function findBrowser() {
  const system = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROME_PATH, chromium.executablePath(), ...system].find((path) => path && existsSync(path))
}

const isRoot = process.getuid?.() === 0
const installations = [
  { when: true, command: 'npx playwright install chromium' },
  { when: isRoot && existsSync('/usr/bin/apt-get'), command: 'apt-get update && apt-get install -y chromium' },
]

function installBrowser() {
  for (const { when, command } of installations) {
    if (!when) continue
    console.log(`No Chromium found, trying: ${command}`)
    spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    const found = findBrowser()
    if (found) return found
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findBrowser() ?? installBrowser()
  if (!found) {
    console.error(
      'The browser tests need Chromium, and it could not be installed.\n' +
        'Install it (`npx playwright install chromium`, or the package `chromium` of your system),\n' +
        'or set CHROME_PATH to a Chromium or Chrome you have.',
    )
    process.exit(1)
  }
  console.log(`Browser: ${found}`)
}
