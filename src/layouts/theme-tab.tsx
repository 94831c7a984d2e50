import { useEffect, useState } from 'react'
import { useWideMenu } from '../features/menu/wide-menu'
import type { ThemeSwitchProps } from '../features/theme/theme-switch'
import { useLazyModule } from '../lib/browser/use-lazy-module'
import { whenIdle } from '../lib/browser/when-idle'

const load = () => import(/* webpackChunkName: "theme-switch" */ '../features/theme/theme-switch')

/**
 * The theme switch (O3, C7). It needs scripts, so it is a chunk loaded when the browser is idle, and no document
 * carries its styles. Narrow windows with the drawer never load it.
 */
export function ThemeTab({ hasDrawer = false, ...page }: ThemeSwitchProps) {
  const [isIdle, setIdle] = useState(false)
  const isShown = useWideMenu() || !hasDrawer
  // Not `useIdle`, which waits for pictures: the tab should be there for an early key press.
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const code = useLazyModule(isIdle && isShown ? load : undefined)

  return typeof code === 'object' ? <code.ThemeSwitch {...page} hasDrawer={hasDrawer} /> : null
}
