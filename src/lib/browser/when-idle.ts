/** How long to wait where the browser has no idle callbacks, in ms. */
const PAUSE = 200

/**
 * Runs `work` once the browser is idle.
 * @returns a function that cancels it
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
