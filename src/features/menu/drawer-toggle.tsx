import { useCallback, useEffect, type ComponentType } from 'react'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import { useTakenOver } from '../../lib/browser/use-taken-over'
import { whenIdle } from '../../lib/browser/when-idle'
import type { DrawerProps } from './drawer'
import { useDrawer } from './use-drawer'
import { wideMenu } from './wide-menu'
import * as styles from './drawer-toggle.module.scss'

export interface DrawerToggleProps {
  /** Path of the page that is shown. */
  pathname: string
  /** Fetches the drawer, the same function in every render. */
  loadDrawer: () => Promise<{ MenuDrawer: ComponentType<Omit<DrawerProps, 'foot'>> }>
}

/**
 * The button that opens the menu in a drawer below 992 px (H9), and the drawer. Its code comes when the browser is idle
 * or the button is about to be used.
 */
export function DrawerToggle({ pathname, loadDrawer }: DrawerToggleProps) {
  const { isOpen, close, toggle } = useDrawer()
  const { details, button, isHydrated } = useTakenOver(toggle)
  const code = useLazyModule(isOpen ? loadDrawer : undefined)
  // A press asks again, and deals with what cannot be had.
  const fetchAhead = useCallback(() => void loadDrawer().catch(() => undefined), [loadDrawer])

  useEffect(
    () =>
      whenIdle(() => {
        if (!wideMenu().matches) fetchAhead()
      }),
    [fetchAhead],
  )
  useEffect(() => {
    // Without its code there is nothing to close; the next press tries again.
    if (code === 'failed') close()
  }, [code, close])

  const text = (
    <>
      {STRINGS.frame.menu}
      <span className={styles.strokes} />
    </>
  )
  // Usable before and without scripts: it shows the wide menu's list, which follows it.
  if (!isHydrated) {
    return (
      <details ref={details} className={styles.plain}>
        <summary className={styles.toggle}>{text}</summary>
      </details>
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={STRINGS.frame.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={toggle}
      >
        {text}
      </button>
      {typeof code === 'object' && (
        <code.MenuDrawer isOpen={isOpen} onClose={close} pathname={pathname} toggle={button} />
      )}
    </>
  )
}
