/** How many pages of a gallery an entry of the history shows, one below the other, as its state keeps it. */
const MARK = 'pages'

interface State {
  [MARK]?: unknown
}

/** What an entry's state says; one page where it says nothing. */
export function pagesShown(state: unknown): number {
  const shown = typeof state === 'object' && state !== null ? (state as State)[MARK] : undefined
  return typeof shown === 'number' && shown > 1 ? shown : 1
}

/** The state that says so, for an entry that is added. */
export const stateOfPages = (count: number): object => (count > 1 ? { [MARK]: count } : {})

/** Says so of the present entry, so that back, forward and a reload show as much. To the router this is no navigation. */
export function keepPagesShown(count: number): void {
  window.history.replaceState({ ...(window.history.state as object | null), ...stateOfPages(count) }, '')
}
