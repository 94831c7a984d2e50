import type { StripWays } from '../../lib/strip/move-strip'
import { sidewaysWheel } from '../../lib/strip/sideways-wheel'

/** Wheel distance that moves one card, in px: one notch of an ordinary mouse. */
const NOTCH = 100
/** Minimum time between two wheel steps, in ms. */
const PACE = 200

/**
 * Steps the strip of cases card by card with the wheel, and follows keyboard focus. The style sheet sets the scroll
 * behaviour, and turns it off under reduced motion.
 */
export const moveCases: StripWays = (strip, { goTo, goBy }, signal) => {
  let turned = 0
  let moved = 0
  sidewaysWheel(strip, signal, (distance) => {
    turned = Math.sign(distance) === Math.sign(turned) ? turned + distance : distance
    if (Math.abs(turned) < NOTCH || performance.now() - moved < PACE) return
    turned = 0
    moved = performance.now()
    goBy(Math.sign(distance))
  })

  // The browser would leave a partly visible card where it is.
  const bring = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
    const index = [...strip.querySelectorAll('li')].findIndex((card) => card.contains(target))
    if (index >= 0) goTo(index)
  }
  strip.addEventListener('focusin', bring, { signal })
  return {}
}
