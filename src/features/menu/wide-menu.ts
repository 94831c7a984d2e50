import { useSyncExternalStore } from 'react'
import * as styles from './wide-menu.module.scss'

/** Media query for the wide menu, at 992 px and more (H2, C1); narrower windows have the drawer. */
export function wideMenu(): MediaQueryList {
  return window.matchMedia(`(min-width: ${styles.wide ?? ''})`)
}

function listen(change: () => void): () => void {
  const query = wideMenu()
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

/** Whether the wide menu is shown; false in the built HTML and the first render. */
export function useWideMenu(): boolean {
  return useSyncExternalStore(
    listen,
    () => wideMenu().matches,
    () => false,
  )
}
