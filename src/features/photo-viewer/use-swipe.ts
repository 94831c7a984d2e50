import { type TouchEvent, useRef } from 'react'

/** How far a finger goes for a swipe, in px. */
const FAR = 48

export interface SwipeOptions {
  onLeft: () => void
  onRight: () => void
}

/**
 * Tells swipes to the left and to the right; spread the result on the element. A page that is zoomed in is moved by the
 * same gesture, and a second finger zooms: both are left to the browser.
 */
export function useSwipe({ onLeft, onRight }: SwipeOptions) {
  const start = useRef<{ x: number; y: number }>()
  const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      start.current =
        finger && touches.length === 1 && !isZoomed() ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches, touches }: TouchEvent) => {
      const finger = changedTouches[0]
      const from = start.current
      start.current = undefined
      if (!from || !finger || touches.length > 0) return
      const across = finger.clientX - from.x
      if (Math.abs(across) < FAR || Math.abs(across) < Math.abs(finger.clientY - from.y)) return
      if (across < 0) onLeft()
      else onRight()
    },
    onTouchCancel: () => {
      start.current = undefined
    },
  }
}
