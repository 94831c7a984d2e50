import { useWideMenu } from '../features/menu/wide-menu'
import type { ThemeSwitchProps } from '../features/theme/theme-switch'
import { useIdle } from '../lib/browser/use-idle'
import { useLazyModule } from '../lib/browser/use-lazy-module'

const load = () => import(/* webpackChunkName: "theme-switch" */ '../features/theme/theme-switch')

/**
 * The theme switch (O3, C7). Without scripts it could do nothing, so it is a chunk of its own that comes when the browser is
 * idle, and no document carries its styles; narrow windows that have the drawer never ask for it.
 */
export function ThemeTab({ hasDrawer = false }: ThemeSwitchProps) {
  const isIdle = useIdle()
  const isShown = useWideMenu() || !hasDrawer
  const code = useLazyModule(isIdle && isShown ? load : undefined)

  return typeof code === 'object' ? <code.ThemeSwitch hasDrawer={hasDrawer} /> : null
}
