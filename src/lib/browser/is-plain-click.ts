import type { MouseEvent } from 'react'

/** Whether a click on a link asks for it here and now: no other button or key that opens it elsewhere, nobody's yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented)
}
