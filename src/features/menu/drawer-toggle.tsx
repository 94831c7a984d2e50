import { useCallback, useEffect, useState } from 'react'
import { useTakenOver } from '../../lib/browser/use-taken-over'
import { whenIdle } from '../../lib/browser/when-idle'
import type { Drawer, DrawerProps } from './drawer'
import { useDrawer } from './use-drawer'
import { wideMenu } from './wide-menu'
import * as styles from './drawer-toggle.module.scss'

/**
 * The button that opens the menu in a drawer below 992 px (H9), and the drawer. Its code comes when the browser is idle
 * or the button is about to be used.
 */
export function DrawerToggle({ pathname, foot }: Pick<DrawerProps, 'pathname' | 'foot'>) {
  const { isOpen, close, toggle } = useDrawer()
  const { details, button, isHydrated } = useTakenOver(toggle)
  const [Loaded, setLoaded] = useState<typeof Drawer>()

  const load = useCallback((orElse: () => void = () => undefined) => {
    import(/* webpackChunkName: "drawer" */ './drawer').then(({ Drawer }) => setLoaded(() => Drawer), orElse)
  }, [])
  useEffect(
    () =>
      whenIdle(() => {
        if (!wideMenu().matches) load()
      }),
    [load],
  )
  useEffect(() => {
    // Without its code there is nothing to close; the next press tries again.
    if (isOpen) load(close)
  }, [isOpen, load, close])

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
        onPointerEnter={() => load()}
        onFocus={() => load()}
        onClick={toggle}
      >
        {text}
      </button>
      {Loaded && <Loaded isOpen={isOpen} onClose={close} pathname={pathname} toggle={button} foot={foot} />}
    </>
  )
}
