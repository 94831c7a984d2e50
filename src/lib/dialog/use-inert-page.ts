import { useEffect } from 'react'
import { siteRoot } from '../browser/site-root'

/** Brings the page back at once, for focus that must return to it before the dialog has gone. */
export function releasePage(): void {
  const element = siteRoot()
  if (element) element.inert = false
}

/** Takes the page behind a dialog out of reach of keyboard, pointer and screen reader while the dialog is open. */
export function useInertPage(inert: boolean): void {
  useEffect(() => {
    const element = siteRoot()
    if (!inert || !element) return
    element.inert = true
    return releasePage
  }, [inert])
}
