import { whenIdle } from '../../lib/browser/when-idle'
import type * as PageTransition from './page-transition'
import { gatsbyWindow } from './window'

/** The code of the movement, once it is there. */
let moves: typeof PageTransition | undefined

/**
 * Lets the name and the cover of a work go along from page to page. The code that does it comes when the browser is idle,
 * and only to one that can; until then pages change as ever. What else waits for a page to load stands before this.
 */
export function movePages(): void {
  if (!('startViewTransition' in document)) return
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
      // Nothing moves then.
      () => undefined,
    )
  })
}

/** A page is there: what Gatsby calls `onRouteUpdate`. */
export const endPageMove = (): void => moves?.endMove()
