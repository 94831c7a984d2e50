/**
 * Leaves scroll restoration to the router while the document is open. The browser would restore a position before its
 * page is there: the old page would jump, and the router would store the jump as its position. A document that is
 * reloaded opens where the browser had it.
 */
export function restoreScroll(): void {
  const leaveTo = (mode: ScrollRestoration) => () => (window.history.scrollRestoration = mode)
  leaveTo('manual')()
  window.addEventListener('pageshow', leaveTo('manual'))
  window.addEventListener('pagehide', leaveTo('auto'))
}
