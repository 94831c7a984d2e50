import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls `dismiss` on Escape, on a press outside, and when focus moves outside.
 * @param part the element that counts as inside
 * @param isOpen whether there is anything to close
 * @param dismiss closes it; told whether Escape was pressed, so that focus can return
 */
export function useDismiss(
  part: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (byEscape: boolean) => void,
): void {
  const latest = useRef(dismiss)
  useEffect(() => {
    latest.current = dismiss
  })

  useEffect(() => {
    if (!isOpen) return
    const leave = ({ type, target }: Event) => {
      if (!(target instanceof Node) || part.current?.contains(target)) return
      // Pressing the part's own empty space focuses an ancestor that holds the whole page.
      if (type === 'focusin' && target.contains(part.current)) return
      latest.current(false)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current(true)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', key)
    }
  }, [part, isOpen])
}
