import { useEffect, useState, type RefObject } from 'react'

/** Whether any of an element is in the viewport. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isIn, setIn] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setIn(entries.at(-1)?.isIntersecting === true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isIn
}
