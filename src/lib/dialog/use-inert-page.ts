import { useEffect } from 'react'

/** The element Gatsby renders the site into. Dialogs stand beside it. */
const PAGE = '___gatsby'

const page = () => document.getElementById(PAGE)

/** Brings the page back at once, for focus that must return to it before the dialog has gone. */
export function releasePage(): void {
  const element = page()
  if (element) element.inert = false
}

/** Takes the page behind a dialog out of reach of keyboard, pointer and screen reader while the dialog is open. */
export function useInertPage(inert: boolean): void {
  useEffect(() => {
    const element = page()
    if (!inert || !element) return
    element.inert = true
    return releasePage
  }, [inert])
}
