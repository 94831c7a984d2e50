import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { STATS } from './remove-leftovers'

/** Where Gatsby lists a build's scripts and styles, under names that change with their content. */
const MADE = 'public/webpack.stats.json'

const filesIn = (stats: string) =>
  JSON.stringify((JSON.parse(stats) as { assetsByChunkName: unknown }).assetsByChunkName)

let before: string | undefined

/** Reads and deletes the previous build's list. A failed build leaves none, so the next one renders every page. */
export function forgetFiles(): void {
  before = existsSync(STATS) ? filesIn(readFileSync(STATS, 'utf8')) : undefined
  rmSync(STATS, { force: true })
}

/**
 * Makes a build render every page if any script or style has changed. Gatsby renders a page again only if its data or
 * the code that renders it has changed, but a page also contains its styles and the names of its scripts. Clearing the
 * hash of the previous renderer forces a full render; images stay.
 */
export function renderAnew({ stage, store }: CreateWebpackConfigArgs): void {
  // By now scripts and styles have been built.
  if (stage !== 'build-html' || filesIn(readFileSync(MADE, 'utf8')) === before) return
  const dispatch = store.dispatch as (action: { type: string; payload: string }) => void
  dispatch({ type: 'SET_SSR_WEBPACK_COMPILATION_HASH', payload: '' })
}
