/**
 * Keeps the ends of transitions within a dialog from the dialog itself, for its `onEnter`. Bootstrap takes the first that
 * it hears of for the dialog's own; one that is closed right after it was opened has none, and would stay for good, unseen
 * and over the page.
 * @param dialog the element that comes and goes
 */
export function keepTransitions(dialog: HTMLElement): void {
  dialog.firstElementChild?.addEventListener('transitionend', (event) => event.stopPropagation())
}
