/** The key that Gatsby's router takes for an entry without one: in truth that of the document's first entry. */
const FIRST = 'initial'

/** Gives the entry of the history that is shown its key, as far as it has none. */
function giveKey(key: string): void {
  const state = window.history.state as { key?: string } | null
  if (!state?.key) window.history.replaceState({ ...state, key }, '')
}

/**
 * Gives each step to a fragment (`#decision-2`) a key of its own, before the router reads it. The browser makes such entries
 * by itself, without one: the router would keep the position of all of them and of the document's first entry under one
 * name, and going back from a fragment would leave the visitor where they are.
 */
export function keyHashSteps(): void {
  giveKey(FIRST)
  window.addEventListener('popstate', () => giveKey(String(Date.now())), { capture: true })
}
