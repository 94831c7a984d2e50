import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']

/** The path of a Chromium on this machine: `CHROME_PATH`, Playwright's own, or the system's. */
export function findBrowser() {
  const system = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROME_PATH, chromium.executablePath(), ...system].find((path) => path && existsSync(path))
}
