import { useEffect, useState } from 'react'

/** Time an idle browser without `requestIdleCallback` is given, in ms. */
const WAIT = 200

/** False until the page has loaded and the browser has nothing else to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)

  useEffect(() => {
    let cancel: (() => void) | undefined
    const wait = () => {
      if ('requestIdleCallback' in window) {
        const handle = window.requestIdleCallback(() => setIdle(true))
        cancel = () => window.cancelIdleCallback(handle)
      } else {
        const handle = setTimeout(() => setIdle(true), WAIT)
        cancel = () => clearTimeout(handle)
      }
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      cancel?.()
    }
  }, [])

  return idle
}
