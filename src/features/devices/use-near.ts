import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element has come near the viewport, or is about to because a link to its place was followed; stays true
 * from then on.
 * @param margin distance from the viewport that counts as near, as a CSS length
 */
export function useNear(element: RefObject<Element | null>, margin: string): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const place = element.current?.closest('[id]')
    if (!element.current || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
      },
      { rootMargin: `${margin} 0px` },
    )
    const followLink = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href')
      if (place && href === `#${place.id}`) setNear(true)
    }
    observer.observe(element.current)
    document.addEventListener('click', followLink)
    return () => {
      observer.disconnect()
      document.removeEventListener('click', followLink)
    }
  }, [element, margin, isNear])

  return isNear
}
