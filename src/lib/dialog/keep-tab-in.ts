import type { KeyboardEvent } from 'react'

const focusable = 'a[href], button:not(:disabled), input, select, textarea, video[controls], iframe, [tabindex="0"]'

/**
 * Lets Tab go round within a dialog: from its last control to its first and back. Bootstrap's dialogs only fetch focus
 * back from elsewhere in the page; past the page's end it would be lost to the browser. A film or another site's player
 * that comes last keeps Tab for its own controls; what follows them is Bootstrap's to fetch back. For the dialog's `onKeyDown`.
 */
export function keepTabIn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const dialog = event.currentTarget
  const controls = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(isShown)
  const first = controls.at(0)
  const last = controls.at(-1)
  const { activeElement } = document

  if (event.shiftKey && (activeElement === first || activeElement === dialog)) {
    event.preventDefault()
    last?.focus()
  } else if (
    !event.shiftKey &&
    activeElement === last &&
    !(last instanceof HTMLVideoElement || last instanceof HTMLIFrameElement)
  ) {
    event.preventDefault()
    first?.focus()
  }
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0
