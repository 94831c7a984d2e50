import type Collapse from 'react-bootstrap/Collapse'

let loaded: typeof Collapse | undefined

/** react-bootstrap's Collapse, if it has loaded. */
export const loadedCollapse = () => loaded

/** Loads Collapse. Without it groups open and close without animation; the next call retries. */
export async function loadCollapse(): Promise<void> {
  try {
    loaded ??= (await import(/* webpackChunkName: "collapse" */ 'react-bootstrap/Collapse')).default
  } catch {
    // Not needed: only the animation is lost.
  }
}
