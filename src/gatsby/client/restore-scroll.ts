/**
 * Leaves scroll positions to the router as long as the document is open. The browser would put back its own before the
 * page that they belong to is there: the page that is left would jump, and the router would keep the jump as its position.
 * A document that is loaded anew opens where the browser has it.
 */
export function restoreScroll(): void {
  const leaveTo = (mode: ScrollRestoration) => () => (window.history.scrollRestoration = mode)
  leaveTo('manual')()
  window.addEventListener('pageshow', leaveTo('manual'))
  window.addEventListener('pagehide', leaveTo('auto'))
}
