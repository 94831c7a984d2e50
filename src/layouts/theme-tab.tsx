import { useEffect, useState } from 'react'
import { useWideMenu } from '../features/menu/wide-menu'
import type { ThemeSwitchProps } from '../features/theme/theme-switch'
import { useLazyModule } from '../lib/browser/use-lazy-module'
import { whenIdle } from '../lib/browser/when-idle'

const load = () => import(/* webpackChunkName: "theme-switch" */ '../features/theme/theme-switch')

/**
 * The theme switch (O3, C7). Without scripts it could do nothing, so it is a chunk of its own that comes when the browser is
 * idle, and no document carries its styles; narrow windows that have the drawer never ask for it.
 */
export function ThemeTab({ hasDrawer = false }: ThemeSwitchProps) {
  const [isIdle, setIdle] = useState(false)
  const isShown = useWideMenu() || !hasDrawer
  // Also while a picture is on its way, for one who presses a key before.
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const code = useLazyModule(isIdle && isShown ? load : undefined)

  return typeof code === 'object' ? <code.ThemeSwitch hasDrawer={hasDrawer} /> : null
}
