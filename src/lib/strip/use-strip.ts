import { type RefObject, useEffect, useRef, useState } from 'react'
import { moveStrip, type StripMover, type StripWays } from './move-strip'

/**
 * A strip of list items that scrolls sideways and comes to rest at one of them.
 * @param ways what it does in its own way; the same function at each render
 * @returns the index of the item it stands at, whether it has been moved to another, and a function that goes to one
 */
export function useStrip(strip: RefObject<HTMLElement | null>, ways: StripWays) {
  const [state, setState] = useState({ current: 0, hasMoved: false })
  const mover = useRef<StripMover>()

  useEffect(() => {
    if (!strip.current) return
    const moving = new AbortController()
    mover.current = moveStrip(strip.current, ways, moving.signal, (current) =>
      setState((last) => (current === last.current ? last : { current, hasMoved: true })),
    )
    return () => moving.abort()
  }, [strip, ways])

  const goTo: StripMover['goTo'] = (index, behavior) => mover.current?.goTo(index, behavior)
  return { ...state, goTo }
}
