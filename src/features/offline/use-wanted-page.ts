import { useEffect } from 'react'
import { withPrefix } from 'gatsby'

/** How often the host is tried while this page is shown, in ms; some networks never say that they are back. */
const PAUSE = 10_000

/** The address that could not be opened, as the service worker hands it over; home where there is none. */
export function wantedPage(): string {
  const home = new URL(withPrefix('/'), window.location.href)
  const to = new URL(new URLSearchParams(window.location.search).get('to') ?? '', home)
  // What follows the `#` stays with the browser, whatever the service worker answers.
  to.hash = window.location.hash
  return to.origin === home.origin ? to.href : home.href
}

/** Opens the page that was wanted as soon as the host answers again. */
export function useWantedPage(): void {
  useEffect(() => {
    const wanted = wantedPage()
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
  }, [])
}
