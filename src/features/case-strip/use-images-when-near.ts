import { useEffect, type RefObject } from 'react'

/**
 * Loads all images of a strip when the strip comes within a window's height: browsers would load those beyond its edge
 * only once they are slid into view, and show their ground until then.
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
