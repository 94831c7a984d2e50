import { useCallback, useEffect } from 'react'
import { useHistoryPanel } from '../../lib/dialog/use-history-panel'
import { useSiteState } from '../../state/site-state'
import { wideMenu } from './wide-menu'

/** The drawer's part of the site's state (H9), with all that goes with it: back, the class, and a window that widens. */
export function useDrawer() {
  const { state, dispatch } = useSiteState()
  const isOpen = state.visibleOffCanvas
  const close = useCallback(() => dispatch({ type: 'close', panel: 'visibleOffCanvas' }), [dispatch])
  const toggle = () => dispatch({ type: 'toggle', panel: 'visibleOffCanvas' })

  useHistoryPanel(isOpen, close)
  useEffect(() => {
    if (!isOpen) return
    const wide = wideMenu()
    const closeIfWide = () => {
      if (wide.matches) close()
    }
    const parts = [document.documentElement, document.body]

    closeIfWide()
    wide.addEventListener('change', closeIfWide)
    for (const part of parts) part.classList.add('has-offcanvas')
    return () => {
      wide.removeEventListener('change', closeIfWide)
      for (const part of parts) part.classList.remove('has-offcanvas')
    }
  }, [isOpen, close])

  return { isOpen, close, toggle }
}
