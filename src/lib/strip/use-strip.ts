import { type RefObject, useEffect, useRef, useState } from 'react'
import { moveStrip, type StripMover, type StripWays } from './move-strip'

/**
 * A horizontally scrolling strip of list items that comes to rest at one of them.
 * @param ways the strip's own behaviour; the same function in every render
 * @param onMove called with its position whenever it has moved, see `positionOf`; the same function in every render
 * @returns the current index, whether it has been moved, and a function that scrolls to an item
 */
export function useStrip(strip: RefObject<HTMLElement | null>, ways: StripWays, onMove?: (position: number) => void) {
  const [state, setState] = useState({ current: 0, hasMoved: false })
  const mover = useRef<StripMover>()

  useEffect(() => {
    const moving = new AbortController()
    const show = (current: number) =>
      setState((last) => (current === last.current ? last : { current, hasMoved: true }))
    // With the next frame, for which the browser measures the page anyway.
    const frame = requestAnimationFrame(() => {
      if (strip.current) mover.current = moveStrip(strip.current, ways, moving.signal, show, onMove)
    })
    return () => {
      cancelAnimationFrame(frame)
      moving.abort()
    }
  }, [strip, ways, onMove])

  const goTo: StripMover['goTo'] = (index, behavior) => mover.current?.goTo(index, behavior)
  return { ...state, goTo }
}
