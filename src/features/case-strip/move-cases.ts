import type { StripWays } from '../../lib/strip/move-strip'
import { sidewaysWheel } from '../../lib/strip/sideways-wheel'

/** How far a wheel turns for one card, in px: a notch of an ordinary mouse. */
const NOTCH = 100
/** The shortest time between two cards that a wheel moves on to, in ms. */
const PACE = 200

/**
 * A wheel moves the strip of cases from card to card, and it follows what Tab reaches. How it glides, and that nothing does
 * under reduced motion, is the style sheet's.
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

  // A card that only looks in would be left where it is.
  const bring = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
    const index = [...strip.querySelectorAll('li')].findIndex((card) => card.contains(target))
    if (index >= 0) goTo(index)
  }
  strip.addEventListener('focusin', bring, { signal })
  return {}
}
