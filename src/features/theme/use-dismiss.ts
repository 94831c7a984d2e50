import { useEffect, type RefObject } from 'react'

/** Whether the keyboard stops there: not on the body, nor on `<main>`, which takes the focus of clicks on text. */
const isReachable = (target: EventTarget | null) => target instanceof HTMLElement && target.tabIndex >= 0

/**
 * Closes something that is open on Escape, on a click outside, and when the keyboard leaves it. Escape gives the focus
 * back to the toggle, and so does a click on nothing that takes it.
 * @param whole the toggle and what it opens
 */
export function useDismiss(
  whole: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const isOutside = (target: EventTarget | null) => target instanceof Node && !whole.current?.contains(target)

    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!isOutside(target)) return
      setOpen(false)
      if (!isReachable(document.activeElement)) toggle.current?.focus()
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      if (isOutside(target) && isReachable(target)) setOpen(false)
    }

    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [whole, toggle, isOpen, setOpen])
}
