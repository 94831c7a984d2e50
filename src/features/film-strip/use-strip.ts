import { type RefObject, useEffect, useState } from 'react'
import { useReducedMotion } from '../../lib/browser/use-reduced-motion'
import { driveStrip } from './drive-strip'
import { currentOf } from './strip-places'

/**
 * Moves the strip by wheel, drag and keys, and follows where it is; touch is the browser's own. Nothing of it where
 * visitors asked for stillness.
 * @returns the photograph the strip stands at, whether the visitor has moved it, and whether it moves at all
 */
export function useStrip(strip: RefObject<HTMLElement>) {
  const isMoving = !useReducedMotion()
  const [state, setState] = useState({ current: 0, hasMoved: false })

  useEffect(() => {
    if (!isMoving || !strip.current) return
    return driveStrip(strip.current, (places, room) =>
      setState((last) => {
        const current = currentOf(places, room)
        return current === last.current && last.hasMoved ? last : { current, hasMoved: true }
      }),
    )
  }, [isMoving, strip])

  return { ...state, isMoving }
}
