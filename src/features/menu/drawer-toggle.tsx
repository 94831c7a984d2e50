import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useFirstInput } from '../../lib/browser/use-first-input'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import { useTakenOver } from '../../lib/browser/use-taken-over'
import { usePendingPanel } from '../../lib/dialog/use-pending-panel'
import type { DrawerProps } from './drawer'
import { useDrawer } from './use-drawer'
import { wideMenu } from './wide-menu'
import * as styles from './drawer-toggle.module.scss'

export interface DrawerToggleProps {
  /** Path of the current page. */
  pathname: string
  /** Loads the drawer; the same function in every render. */
  loadDrawer: () => Promise<{ MenuDrawer: ComponentType<Omit<DrawerProps, 'foot'>> }>
}

/**
 * The button that opens the menu in a drawer below 992 px (H9), and the drawer. The drawer's code loads at the first
 * input, or when the button is about to be used. If it cannot be loaded, the menu opens below the button as it does
 * without scripts, until the page changes.
 */
export function DrawerToggle({ pathname, loadDrawer }: DrawerToggleProps) {
  const { isOpen, close, toggle } = useDrawer()
  const { details, button, isHydrated } = useTakenOver(toggle)
  const code = useLazyModule(isOpen ? loadDrawer : undefined)
  usePendingPanel(isOpen && !code, close)
  const [failedAt, setFailedAt] = useState<string>()
  const failed = code === 'failed' || failedAt === pathname ? pathname : undefined
  if (failed !== failedAt) setFailedAt(failed)
  const isPlain = !isHydrated || failed !== undefined
  const hasInput = useFirstInput()
  // A press retries and handles failure.
  const fetchAhead = useCallback(() => void loadDrawer().catch(() => undefined), [loadDrawer])

  useEffect(() => {
    if (hasInput && !wideMenu().matches) fetchAhead()
  }, [hasInput, fetchAhead])
  useEffect(() => {
    if (code === 'failed') close()
  }, [code, close])
  useEffect(() => {
    if (failedAt !== undefined) details.current?.querySelector('summary')?.focus()
  }, [failedAt, details])

  const text = (
    <>
      {STRINGS.frame.menu}
      <span className={styles.strokes} />
    </>
  )
  // Works before hydration and without scripts: it shows the wide menu's list, which follows it.
  if (isPlain) {
    return (
      <details ref={details} className={styles.plain} open={isHydrated}>
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
        onClick={({ detail }) => {
          // Not at the second click of a double click.
          if (detail < 2) toggle()
        }}
      >
        {text}
      </button>
      {typeof code === 'object' && (
        <code.MenuDrawer isOpen={isOpen} onClose={close} pathname={pathname} toggle={button} />
      )}
    </>
  )
}
