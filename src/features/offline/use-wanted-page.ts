import { useEffect, useSyncExternalStore } from 'react'
import { withPrefix } from 'gatsby'
import { hostAnswers } from './host-answers'

/** How often to poll the host while this page is shown, in ms; some networks never fire `online`. */
const PAUSE = 10_000

/** `URL.parse`, which only browsers of 2024 and later have. */
function urlOf(address: string, base: URL): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/**
 * The URL that could not be opened, as passed on by the service worker.
 * @returns undefined if the page was opened directly; the home page for a URL of another site
 */
export function wantedPage(): string | undefined {
  const asked = new URLSearchParams(window.location.search).get('to')
  if (asked === null) return undefined
  const home = new URL(withPrefix('/'), window.location.href)
  const to = urlOf(asked, home) ?? home
  // The browser keeps the fragment to itself, so it is not in the service worker's parameter.
  to.hash = window.location.hash
  return to.origin === home.origin ? to.href : home.href
}

const never = () => () => undefined

/**
 * Opens the requested page as soon as the host responds again.
 * @returns its URL; undefined in the first render, and if the page was opened directly
 */
export function useWantedPage(): string | undefined {
  const wanted = useSyncExternalStore(never, wantedPage, () => undefined)
  useEffect(() => {
    if (wanted === undefined) return undefined
    const look = async () => {
      if (await hostAnswers(wanted)) window.location.replace(wanted)
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
