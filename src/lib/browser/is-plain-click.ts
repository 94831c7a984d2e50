import type { MouseEvent } from 'react'

/** Whether a click should open the link in place: primary button, no modifier keys, not already handled. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented)
}
