import { useEffect } from 'react'

/** The element Gatsby renders the site into. Dialogs stand beside it. */
const PAGE = '___gatsby'

/** Takes the page behind a dialog out of reach of keyboard, pointer and screen reader while the dialog is open. */
export function useInertPage(inert: boolean): void {
  useEffect(() => {
    const page = document.getElementById(PAGE)
    if (!inert || !page) return
    page.inert = true
    return () => {
      page.inert = false
    }
  }, [inert])
}
