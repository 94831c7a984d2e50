import { useEffect, useSyncExternalStore } from 'react'
import { withPrefix } from 'gatsby'

/** How often the host is tried while this page is shown, in ms; some networks never say that they are back. */
const PAUSE = 10_000

/**
 * The address that could not be opened, as the service worker hands it over.
 * @returns nothing for who came by themselves; home for an address of another site
 */
function wantedPage(): string | undefined {
  const asked = new URLSearchParams(window.location.search).get('to')
  if (asked === null) return undefined
  const home = new URL(withPrefix('/'), window.location.href)
  const to = URL.canParse(asked, home.href) ? new URL(asked, home) : home
  // What follows the `#` stays with the browser, whatever the service worker answers.
  to.hash = window.location.hash
  return to.origin === home.origin ? to.href : home.href
}

const never = () => () => undefined

/**
 * Opens the page that was wanted as soon as the host answers again.
 * @returns its address; nothing in the first render, and for who came by themselves
 */
export function useWantedPage(): string | undefined {
  const wanted = useSyncExternalStore(never, wantedPage, () => undefined)
  useEffect(() => {
    if (wanted === undefined) return undefined
    const look = async () => {
      const answer = await fetch(wanted, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
      // An address without a page has one that says so.
      if (answer) window.location.replace(wanted)
    }
    const lookNow = () => void look()
    lookNow()
    window.addEventListener('online', lookNow)
    document.addEventListener('visibilitychange', lookNow)
    const timer = window.setInterval(lookNow, PAUSE)
    return () => {
      window.removeEventListener('online', lookNow)
      document.removeEventListener('visibilitychange', lookNow)
      window.clearInterval(timer)
    }
  }, [wanted])
  return wanted
}
