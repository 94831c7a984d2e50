import * as styles from './wide-menu.module.scss'

/** Whether the window has room for the wide menu, at 992 px and more (H2, C1); below that there is the drawer. */
export function wideMenu(): MediaQueryList {
  return window.matchMedia(`(min-width: ${styles.wide ?? ''})`)
}
