import { FIRST_ENTRY, positionName } from './scroll-position'

const shownKey = () => (window.history.state as { key?: string } | null)?.key

/** Gives the entry of the history that is shown its key, as far as it has none. */
function giveKey(key: string): void {
  if (shownKey() === undefined) window.history.replaceState({ ...window.history.state, key }, '')
}

/**
 * Gives each step to a fragment (`#decision-2`) a key of its own, before the router reads it. The browser makes such entries
 * by itself, without one: the router would keep the position of all of them and of the document's first entry under one
 * name, and going back from a fragment would leave the visitor where they are. The browser also jumps before the router
 * knows of the step, which then takes the jump for the position of the entry before: so that is noted where a link to a
 * fragment is followed, and put right before the router reads it.
 */
export function keyHashSteps(): void {
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
        // Storage is blocked: then nothing was kept either.
      }
    },
    { capture: true },
  )
}
