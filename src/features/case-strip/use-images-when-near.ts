import { useEffect, type RefObject } from 'react'

/**
 * Loads all images of a strip once it is within one viewport height: otherwise browsers load those past its edge only
 * when they scroll into view, and show their placeholder until then.
 */
export function useImagesWhenNear(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        for (const image of element.querySelectorAll('img')) image.loading = 'eager'
      },
      { rootMargin: '100%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [strip])
}
