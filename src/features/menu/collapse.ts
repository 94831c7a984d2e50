import type Collapse from 'react-bootstrap/Collapse'

let loaded: typeof Collapse | undefined

/** react-bootstrap's Collapse, if its code has come. */
export const loadedCollapse = () => loaded

/** Fetches the code of Collapse. Without it groups open and close at once; the next call tries again. */
export async function loadCollapse(): Promise<void> {
  try {
    loaded ??= (await import(/* webpackChunkName: "collapse" */ 'react-bootstrap/Collapse')).default
  } catch {
    // Nothing to do: it only moves.
  }
}
