import { useSyncExternalStore } from 'react'

/** In ms. */
const MINUTE = 60_000

/** Calls `change` at the start of every minute. */
function everyMinute(change: () => void): () => void {
  let timer = window.setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  function tick() {
    change()
    timer = window.setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  }
  return () => window.clearTimeout(timer)
}

/**
 * The visitor's clock to the minute, in ms since 1970; `undefined` in the built HTML and the first render, as a page
 * cannot know when it will be read.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore<number | undefined>(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => undefined,
  )
}
