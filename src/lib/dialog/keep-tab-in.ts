import type { KeyboardEvent } from 'react'

const focusable = 'a[href], button:not(:disabled), input, select, textarea, video[controls], iframe, [tabindex="0"]'

/**
 * Traps Tab within a dialog, wrapping between its last and first control; for the dialog's `onKeyDown`. Bootstrap's
 * dialogs only pull focus back from elsewhere in the page; past the page's end it would go to the browser. A last
 * control that is a video or an embedded player keeps Tab for its own controls; Bootstrap then pulls focus back.
 */
export function keepTabIn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const dialog = event.currentTarget
  const controls = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(isReached)
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

const isReached = (element: HTMLElement) => element.tabIndex >= 0 && element.getClientRects().length > 0
