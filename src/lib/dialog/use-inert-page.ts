import { useEffect } from 'react'
import { siteRoot } from '../browser/site-root'

/** Makes the page interactive at once, for focus that must return to it before the dialog is gone. */
export function releasePage(): void {
  const element = siteRoot()
  if (element) element.inert = false
}

/** Makes the page behind a dialog inert for keyboard, pointer and screen reader while the dialog is open. */
export function useInertPage(inert: boolean): void {
  useEffect(() => {
    const element = siteRoot()
    if (!inert || !element) return
    element.inert = true
    return releasePage
  }, [inert])
}
