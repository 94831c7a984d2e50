/**
 * Stops `transitionend` events from inside a dialog before they reach it, for its `onEnter`. Bootstrap takes the first
 * one it receives for the dialog's own. A dialog closed right after opening has none of its own, and would stay over
 * the page, invisible.
 * @param dialog the element that is shown and hidden
 */
export function keepTransitions(dialog: HTMLElement): void {
  dialog.firstElementChild?.addEventListener('transitionend', (event) => event.stopPropagation())
}
