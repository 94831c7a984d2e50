import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { STATS } from './remove-leftovers'

/** Where Gatsby lists the scripts and styles of a build, under names that change with what is in them. */
const MADE = 'public/webpack.stats.json'

const filesIn = (stats: string) =>
  JSON.stringify((JSON.parse(stats) as { assetsByChunkName: unknown }).assetsByChunkName)

let before: string | undefined

/** Takes the list that the build before has left. One that fails leaves none, and the next renders every page. */
export function forgetFiles(): void {
  before = existsSync(STATS) ? filesIn(readFileSync(STATS, 'utf8')) : undefined
  rmSync(STATS, { force: true })
}

/**
 * Lets a build render every page when any script or style of the site has changed. By itself Gatsby renders a page again
 * only when its data or the code that renders it has changed; but a page has its styles and the names of its scripts in
 * itself. Forgetting the renderer of the build before makes it start over; the images stay.
 */
export function renderAnew({ stage, store }: CreateWebpackConfigArgs): void {
  // By now scripts and styles are made.
  if (stage !== 'build-html' || filesIn(readFileSync(MADE, 'utf8')) === before) return
  const dispatch = store.dispatch as (action: { type: string; payload: string }) => void
  dispatch({ type: 'SET_SSR_WEBPACK_COMPILATION_HASH', payload: '' })
}
