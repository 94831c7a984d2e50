import { useEffect } from 'react'
import { DELAY, endPageLoading, startPageLoading } from '../routing/page-loading'

/**
 * For a panel that is asked for while its code still loads (O1, H9). After a second the site shows that it is on its
 * way, as it does for a page (D8). It is withdrawn once the visitor goes on instead, with Escape, back or forward, or any
 * link: it would open over another page.
 * @param isPending whether a panel is asked for and not there yet
 * @param withdraw asks for it no more; the same function in every render
 */
export function usePendingPanel(isPending: boolean, withdraw: () => void): void {
  useEffect(() => {
    if (!isPending) return
    const atEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') withdraw()
    }
    const atLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) withdraw()
    }
    let isSlow = false
    const slow = setTimeout(() => {
      isSlow = true
      startPageLoading()
    }, DELAY)
    window.addEventListener('keydown', atEscape)
    window.addEventListener('popstate', withdraw)
    // Before the link's own handler: what it opens is asked for afterwards.
    window.addEventListener('click', atLink, { capture: true })
    return () => {
      clearTimeout(slow)
      // A page may be on its way too.
      if (isSlow) endPageLoading()
      window.removeEventListener('keydown', atEscape)
      window.removeEventListener('popstate', withdraw)
      window.removeEventListener('click', atLink, { capture: true })
    }
  }, [isPending, withdraw])
}
