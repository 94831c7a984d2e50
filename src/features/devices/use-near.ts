import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element has come near the window; once true it stays so.
 * @param margin how far from the window counts as near, as a CSS length
 */
export function useNear(element: RefObject<Element | null>, margin: string): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: `${margin} 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])

  return isNear
}
