import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']

/** Paths where a system executable of this name may be. */
const pathsOf = (name: string) => folders.map((folder) => join(folder, name))

/** Path of a Chromium on this machine: `CHROME_PATH`, Playwright's own, or the system's. */
export function findBrowser() {
  const all = [process.env.CHROME_PATH, chromium.executablePath(), ...names.flatMap(pathsOf)]
  return all.find((path) => path && existsSync(path))
}

/** Path of the system's headless shell: Chromium without its window UI, at half the cost. */
export const findHeadlessShell = () => pathsOf('chromium-headless-shell').find(existsSync)

/**
 * The executable Playwright launches for most tests; undefined means its own headless shell, which comes with its own
 * Chromium. `CHROME_PATH` takes precedence.
 */
export function leanBrowser() {
  const browser = findBrowser()
  if (browser === process.env.CHROME_PATH) return browser
  return browser === chromium.executablePath() ? undefined : (findHeadlessShell() ?? browser)
}
