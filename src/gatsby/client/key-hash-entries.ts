import { FIRST_ENTRY, positionName } from './scroll-position'

const shownKey = () => (window.history.state as { key?: string } | null)?.key

/** Gives the current history entry a key, if it has none. */
function giveKey(key: string): void {
  if (shownKey() === undefined) window.history.replaceState({ ...window.history.state, key }, '')
}

/**
 * Gives each navigation to a fragment (`#decision-2`) its own key, before the router reads it. The browser creates such
 * entries without one: the router would store the position of all of them, and of the document's first entry, under one
 * name, and going back from a fragment would not scroll. The browser also jumps before the router knows of the
 * navigation, and the router stores the jump as the position of the previous entry: so the position is recorded when a
 * fragment link is clicked, and corrected before the router reads it.
 */
export function keyHashEntries(): void {
  const left = new Map<string, number>()
  giveKey(FIRST_ENTRY)
  document.addEventListener(
    'click',
    ({ target }) => {
      const key = shownKey()
      if (key !== undefined && target instanceof Element && target.closest('a[href^="#"]'))
        left.set(key, window.scrollY)
    },
    { capture: true },
  )
  window.addEventListener(
    'popstate',
    () => {
      giveKey(String(Date.now()))
      const key = shownKey() ?? FIRST_ENTRY
      const position = left.get(key)
      if (position === undefined) return
      left.delete(key)
      try {
        sessionStorage.setItem(positionName(key), String(position))
      } catch {
        // Storage is blocked, so nothing was stored either.
      }
    },
    { capture: true },
  )
}
