import { useEffect, useRef, type RefObject } from 'react'

/** How far the mouse must move before a click becomes a drag, in px. */
const THRESHOLD = 6
/** How long a strip must stand still to be at rest, in ms. */
const REST = 100

/**
 * Lets a mouse drag what scrolls sideways; fingers and pens do that by themselves. While it is dragged, and until it
 * has come to rest after that, the element carries `data-dragging`: a style sheet turns snapping off there, as it would
 * pull the other way. A drag follows no link.
 * @param onRelease called when the mouse lets go, with the way the content was dragged: 1 to its end, -1 to its start
 */
export function useDragScroll(strip: RefObject<HTMLElement | null>, onRelease: (direction: 1 | -1) => void): void {
  const released = useRef(onRelease)
  useEffect(() => {
    released.current = onRelease
  })

  useEffect(() => {
    const element = strip.current
    if (!element) return
    let from: { x: number; left: number } | undefined
    let isDragged = false
    let rest = 0

    const atRest = () => {
      window.clearTimeout(rest)
      rest = window.setTimeout(() => {
        if (!from) delete element.dataset.dragging
      }, REST)
    }
    const start = ({ pointerType, button, clientX }: PointerEvent) => {
      isDragged = false
      if (pointerType === 'mouse' && button === 0) from = { x: clientX, left: element.scrollLeft }
    }
    const end = (event: PointerEvent) => {
      if (!from) return
      const distance = from.x - event.clientX
      from = undefined
      if (!isDragged) return
      released.current(distance > 0 ? 1 : -1)
      atRest()
    }
    const move = (event: PointerEvent) => {
      // The button may have been let go outside the window.
      if (event.buttons === 0) end(event)
      if (!from) return
      const distance = from.x - event.clientX
      if (!isDragged && Math.abs(distance) < THRESHOLD) return
      isDragged = true
      element.dataset.dragging = ''
      element.scrollTo({ left: from.left + distance, behavior: 'instant' })
    }
    const follow = (event: MouseEvent) => {
      if (!isDragged) return
      isDragged = false
      event.preventDefault()
      event.stopPropagation()
    }
    // Links and images would be carried off.
    const carry = (event: DragEvent) => event.preventDefault()

    element.addEventListener('pointerdown', start)
    element.addEventListener('click', follow, true)
    element.addEventListener('dragstart', carry)
    element.addEventListener('scroll', atRest, { passive: true })
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.clearTimeout(rest)
      element.removeEventListener('pointerdown', start)
      element.removeEventListener('click', follow, true)
      element.removeEventListener('dragstart', carry)
      element.removeEventListener('scroll', atRest)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [strip])
}
