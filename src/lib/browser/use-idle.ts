import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/** Whether the page has loaded and the browser has been idle since; for prefetching what may be needed later. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    let cancel: (() => void) | undefined
    const wait = () => {
      cancel = whenIdle(() => setIdle(true))
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      cancel?.()
    }
  }, [])

  return isIdle
}
