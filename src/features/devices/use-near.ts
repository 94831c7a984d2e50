import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element has come near the viewport; stays true from then on.
 * @param margin distance from the viewport that counts as near, as a CSS length
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
