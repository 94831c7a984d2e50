import { useCallback, useEffect } from 'react'
import { useHistoryPanel } from '../../lib/dialog/use-history-panel'
import { useSiteState } from '../../state/site-state'
import { wideMenu } from './wide-menu'

/** The drawer's site state (H9) and its side effects: history, the class, and closing when the window widens. */
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
