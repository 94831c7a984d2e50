/** Control over animation frame requests that are being held back. */
export interface HeldFrames {
  /**
   * Runs the oldest held callback, and every later request, from a timer: for when the browser paints nothing at all.
   */
  answer(): void
  /** Restores the browser's `requestAnimationFrame` and passes it the callbacks still held. */
  giveBack(): void
}

interface FrameSource {
  requestAnimationFrame: (callback: FrameRequestCallback) => number
}

/**
 * Holds back animation frame requests during a page transition. What the router does in a frame must not happen before
 * the old page is captured, and the browser delivers no frames while it waits for the new one. Callbacks requested
 * meanwhile, such as scroll restoration, should see the new page. Held requests cannot be cancelled.
 */
export function holdFrames(): HeldFrames {
  const browser: FrameSource = window
  const { requestAnimationFrame } = browser
  const waiting: FrameRequestCallback[] = []
  let isAnswering = false
  const run = (callback: FrameRequestCallback) => -window.setTimeout(() => callback(performance.now()))
  browser.requestAnimationFrame = (callback) => (isAnswering ? run(callback) : -waiting.push(callback))

  return {
    answer() {
      isAnswering = true
      waiting.splice(0, 1).forEach(run)
    },
    giveBack() {
      browser.requestAnimationFrame = requestAnimationFrame
      waiting.splice(0).forEach((callback) => requestAnimationFrame(callback))
    },
  }
}
