import { useEffect, type RefObject } from 'react'

/** Scroll distance after which the header may hide, in px (C5). */
export const REVEAL_AFTER = 300

/**
 * Keeps the header's classes: `scrolling` at any scroll down, `reveal-header` beyond 300 px (H3), `hide-header` while
 * scrolling down beyond that (H2). Passive, once a frame, and past React: scrolling re-renders nothing.
 */
export function useHeaderScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY
    let frame = 0

    const update = () => {
      frame = 0
      const element = header.current
      const now = Math.max(0, window.scrollY)
      if (!element) return
      const busy = element.contains(document.activeElement) || element.querySelector('[aria-expanded="true"]') !== null
      element.classList.toggle('scrolling', now > 0)
      element.classList.toggle('reveal-header', now > REVEAL_AFTER)
      element.classList.toggle('hide-header', now > REVEAL_AFTER && now > last && !busy)
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
