/** How long idle work waits where the browser cannot tell that it is idle, in ms. */
const PAUSE = 200

/**
 * Runs `work` once the browser has nothing better to do.
 * @returns a function that calls it off
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, PAUSE)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work)
  return () => window.cancelIdleCallback(handle)
}
