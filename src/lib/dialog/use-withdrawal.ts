import { useEffect } from 'react'

/**
 * Withdraws a panel that is asked for while its code still loads once the visitor goes on instead: with Escape, back or
 * forward, or any link. It would open over another page (O1, H9).
 * @param isPending whether a panel is asked for and not there yet
 * @param withdraw asks for it no more; the same function in every render
 */
export function useWithdrawal(isPending: boolean, withdraw: () => void): void {
  useEffect(() => {
    if (!isPending) return
    const atEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') withdraw()
    }
    const atLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) withdraw()
    }
    window.addEventListener('keydown', atEscape)
    window.addEventListener('popstate', withdraw)
    // Before the link's own handler: what it opens is asked for afterwards.
    window.addEventListener('click', atLink, { capture: true })
    return () => {
      window.removeEventListener('keydown', atEscape)
      window.removeEventListener('popstate', withdraw)
      window.removeEventListener('click', atLink, { capture: true })
    }
  }, [isPending, withdraw])
}
