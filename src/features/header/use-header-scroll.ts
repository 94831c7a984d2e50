import { useEffect, useRef, type RefObject } from 'react'

/** Scroll distance after which the header may hide, in px (C5). */
export const REVEAL_AFTER = 300

/**
 * Keeps the header's classes: `scrolling` at any scroll down, `reveal-header` beyond 300 px (H3), `hide-header` while
 * scrolling down beyond that (H2), but never while the header is in use: with focus or something open in it. Passive,
 * once a frame, and past React: scrolling re-renders nothing.
 * @param isHeld keeps the header in its place for a reason of the caller's
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
      const isInUse =
        held.current ||
        element.contains(document.activeElement) ||
        element.querySelector('[aria-expanded="true"], details[open]') !== null
      const isHidden = element.classList.contains('hide-header')
      element.classList.toggle('scrolling', now > 0)
      element.classList.toggle('reveal-header', now > REVEAL_AFTER)
      element.classList.toggle(
        'hide-header',
        now > REVEAL_AFTER && !isInUse && (now > last || (now === last && isHidden)),
      )
      last = now
    }
    const schedule = () => {
      frame ||= window.requestAnimationFrame(update)
    }
    const show = () => header.current?.classList.remove('hide-header')
    const element = header.current

    update()
    window.addEventListener('scroll', schedule, { passive: true })
    element?.addEventListener('focusin', show)
    return () => {
      window.cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      element?.removeEventListener('focusin', show)
    }
  }, [header])
}
