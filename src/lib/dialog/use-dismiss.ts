import { useEffect, useRef, type RefObject } from 'react'

/**
 * Closes what is open on Escape, on a press outside it and when focus goes elsewhere.
 * @param part the element that a press and focus may be in
 * @param isOpen whether there is something to close
 * @param dismiss closes it; it is told whether Escape did, so that focus can return
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
      // A press on the part's own empty space gives focus to what holds the whole page.
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
