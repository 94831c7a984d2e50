import { useEffect, useState, type RefObject } from 'react'
import { spanOf } from './route'

/** The minute of the day at the middle of the viewport, between the first stop and the last. */
export function minuteAt(line: Element, stops: Queries.DayRouteFragment['stops']): number {
  const { first, last } = spanOf({ stops })
  const { top, height } = line.getBoundingClientRect()
  const part = (window.innerHeight / 2 - top) / height
  return Math.round(first + Math.min(1, Math.max(0, part)) * (last - first))
}

/**
 * A clock that follows the scroll position along a line.
 * @param isMoving whether it moves; otherwise it stays at the last minute
 */
export function useClock(
  line: RefObject<HTMLElement | null>,
  stops: Queries.DayRouteFragment['stops'],
  isMoving: boolean,
): number {
  const { first, last } = spanOf({ stops })
  const [now, setNow] = useState(first)

  useEffect(() => {
    const element = line.current
    if (!isMoving || !element) return
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setNow(minuteAt(element, stops)))
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [line, stops, isMoving])

  return isMoving ? now : last
}
