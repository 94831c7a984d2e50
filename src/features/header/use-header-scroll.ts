import { useEffect, useRef, type RefObject } from 'react'

/** Scroll distance after which the header may hide, in px (C5). */
export const REVEAL_AFTER = 300

/** Whether the control with visible focus is where the header would cover it; a link that is pressed shows none. */
function isOverFocus(header: HTMLElement) {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) return false
  if (!activeElement.matches(':focus-visible')) return false
  const { top, bottom } = activeElement.getBoundingClientRect()
  return top < header.offsetHeight && bottom > 0
}

/**
 * Updates the header's classes: `scrolling` once the page is scrolled, `reveal-header` past 300 px (H3), `hide-header`
 * while scrolling down beyond that (H2), but never while the header has focus or something open in it. It does not
 * reappear over the control with visible focus, and is in its place at once at the top of another page. Passive, once
 * per frame and outside React: scrolling re-renders nothing.
 * @param isHeld keeps the header in place for the caller's reasons
 */
export function useHeaderScroll(header: RefObject<HTMLElement | null>, isHeld: boolean): void {
  const held = useRef(isHeld)
  useEffect(() => {
    held.current = isHeld
  })

  useEffect(() => {
    let last = window.scrollY
    let frame = 0

    const update = () => {
      frame = 0
      const element = header.current
      const now = Math.max(0, window.scrollY)
      if (!element) return
      const isInUse = held.current || element.contains(document.activeElement) || hasOpenGroup(element)
      const isHidden = element.classList.contains('hide-header')
      element.classList.toggle('scrolling', now > 0)
      element.classList.toggle('reveal-header', now > REVEAL_AFTER)
      const mayHide = now > REVEAL_AFTER && !isInUse
      const isLeaving = now > last || (now === last && isHidden)
      element.classList.toggle('hide-header', mayHide && (isLeaving || isOverFocus(element)))
      // A jump to the top, as on the way to another page: the header is in its place there, and does not move to it.
      if (now === 0 && last > REVEAL_AFTER)
        for (const animation of element.getAnimations({ subtree: true })) animation.finish()
      last = now
    }
    const schedule = () => {
      frame ||= window.requestAnimationFrame(update)
    }
    const show = () => header.current?.classList.remove('hide-header')
    const element = header.current

    update()
    window.addEventListener('scroll', schedule, { passive: true })
    document.addEventListener('focusin', schedule)
    element?.addEventListener('focusin', show)
    return () => {
      window.cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      document.removeEventListener('focusin', schedule)
      element?.removeEventListener('focusin', show)
    }
  }, [header])
}

/** Whether a menu group is open and visible: the group of the current page is open even inside its closed panel. */
function hasOpenGroup(header: Element): boolean {
  const open = [...header.querySelectorAll('[aria-expanded="true"], details[open]')]
  return open.some((group) => !group.closest('[hidden], details:not([open])'))
}
