/** Key in the state of a history entry: how many pages of a gallery it shows, one below the other. */
const MARK = 'pages'

interface State {
  [MARK]?: unknown
}

/** The number of pages in an entry's state; one by default. */
export function pagesShown(state: unknown): number {
  const shown = typeof state === 'object' && state !== null ? (state as State)[MARK] : undefined
  return typeof shown === 'number' && shown > 1 ? shown : 1
}

/** The state of a new history entry that shows this many pages. */
export const stateOfPages = (count: number): object => (count > 1 ? { [MARK]: count } : {})

/**
 * Stores the number in the current entry, so back, forward and reload restore it. The router does not see this as
 * navigation.
 */
export function keepPagesShown(count: number): void {
  window.history.replaceState({ ...(window.history.state as object | null), ...stateOfPages(count) }, '')
}
