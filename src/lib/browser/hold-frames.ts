/** What asks for animation frames and does not get them from the browser. */
export interface HeldFrames {
  /** Answers by timers who asked first, and whoever asks from now on: for when the browser draws nothing at all. */
  answer(): void
  /** Gives the browser its own frames back, and those who still wait one of them. */
  giveBack(): void
}

interface FrameSource {
  requestAnimationFrame: (callback: FrameRequestCallback) => number
}

/**
 * Keeps whoever asks for an animation frame waiting. A page transition needs it: what the router does in a frame must
 * not happen before the page as it is was pictured, and while the next one is awaited the browser gives no frames. Who
 * asks meanwhile, as what keeps scroll positions does, is to see the next page. What waits here cannot be cancelled.
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
