import { readFileSync, writeFileSync } from 'node:fs'

/** Gatsby's loader of page data, as it is built into the scripts. */
const LOADER = '.cache/loader.js'

/** What the loader does when a host answers 500: it asks for the data of `/500.html`, whatever it asked for before. */
export const ASKS_FOR_500 =
  /return this\.fetchPageDataJson\(\s*Object\.assign\(loadObj, \{\s*pagePath: `\/500\.html`,\s*internalServerError: true,\s*\}\)\s*\)/

/**
 * Makes an error of the server final (D2): the browser then opens the page itself (D5), or its HTML stays (D6). This
 * site has no 500 page, and a host that answers 500 for all data would be asked for that of the 500 page for ever.
 * Called before the build.
 */
export function stopAtServerError(file = LOADER): void {
  const fails = 'return Object.assign(loadObj, { status: PageResourceStatus.Error })'
  writeFileSync(file, readFileSync(file, 'utf8').replace(ASKS_FOR_500, fails))
}
