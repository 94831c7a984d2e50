import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']

/** The paths at which the system keeps a program of this name. */
const pathsOf = (name: string) => folders.map((folder) => join(folder, name))

/** The path of a Chromium on this machine: `CHROME_PATH`, Playwright's own, or the system's. */
export function findBrowser() {
  const all = [process.env.CHROME_PATH, chromium.executablePath(), ...names.flatMap(pathsOf)]
  return all.find((path) => path && existsSync(path))
}

/** The path of the system's headless shell: Chromium without all that a window has, which takes half the work. */
export const findHeadlessShell = () => pathsOf('chromium-headless-shell').find(existsSync)

/**
 * What Playwright is to launch for most tests; undefined is its own headless shell, which comes with its own Chromium.
 * `CHROME_PATH` goes before all.
 */
export function leanBrowser() {
  const browser = findBrowser()
  if (browser === process.env.CHROME_PATH) return browser
  return browser === chromium.executablePath() ? undefined : (findHeadlessShell() ?? browser)
}
