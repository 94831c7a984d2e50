import { type TouchEvent, useRef } from 'react'

/** Minimum distance of a swipe, in px. */
const FAR = 48

export interface SwipeOptions {
  onLeft: () => void
  onRight: () => void
}

/**
 * Detects swipes to the left and right; spread the result on the element. While a finger moves sideways, the element
 * has the attribute `data-swiped` and the distance as `--swipe`, for the content to follow. On a zoomed page the
 * gesture pans, and a second finger zooms: both are left to the browser.
 */
export function useSwipe({ onLeft, onRight }: SwipeOptions) {
  const start = useRef<{ x: number; y: number }>()
  const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1
  const letGo = (element: HTMLElement) => {
    element.style.removeProperty('--swipe')
    delete element.dataset.swiped
  }

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      start.current =
        finger && touches.length === 1 && !isZoomed() ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchMove: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
      const finger = touches[0]
      const from = start.current
      if (!from || !finger || touches.length > 1) {
        letGo(currentTarget)
        return
      }
      const across = finger.clientX - from.x
      if (Math.abs(across) < Math.abs(finger.clientY - from.y)) return
      currentTarget.style.setProperty('--swipe', `${across}px`)
      currentTarget.dataset.swiped = ''
    },
    onTouchEnd: ({ changedTouches, currentTarget, touches }: TouchEvent<HTMLElement>) => {
      letGo(currentTarget)
      const finger = changedTouches[0]
      const from = start.current
      start.current = undefined
      if (!from || !finger || touches.length > 0) return
      const across = finger.clientX - from.x
      if (Math.abs(across) < FAR || Math.abs(across) < Math.abs(finger.clientY - from.y)) return
      if (across < 0) onLeft()
      else onRight()
    },
    onTouchCancel: ({ currentTarget }: TouchEvent<HTMLElement>) => {
      letGo(currentTarget)
      start.current = undefined
    },
  }
}
