import { isConnectionToSave } from '../../lib/browser/connection'
import { whenIdle } from '../../lib/browser/when-idle'
import type * as PageTransition from './page-transition'
import { gatsbyWindow } from './window'

/** With fewer processors, frames would be dropped. */
const FEWEST_CORES = 4

/** The transition code, once it is loaded. */
let moves: typeof PageTransition | undefined

/**
 * Animates a work's name and cover from page to page. The code loads when the browser is idle, if it has view
 * transitions, the device is not slow, and no data is to be saved; until then pages change as usual. Wrappers of
 * `___navigate` that wait for a page are added later, so they run first.
 */
export function movePages(): void {
  const isSlow = navigator.hardwareConcurrency < FEWEST_CORES
  if (!('startViewTransition' in document) || isSlow || isConnectionToSave()) return
  const gatsby = gatsbyWindow()
  const go = gatsby.___navigate
  gatsby.___navigate = (to, options) => {
    const change = () => go?.(to, options)
    if (moves) moves.moveTo(to, change)
    else change()
  }
  whenIdle(() => {
    import(/* webpackChunkName: "page-transition" */ './page-transition').then(
      (code) => {
        code.beginMoves()
        moves = code
      },
      // Then nothing is animated.
      () => undefined,
    )
  })
}

/** Gatsby's `onRouteUpdate`: a page has arrived. */
export const endPageMove = (): void => moves?.endMove()
