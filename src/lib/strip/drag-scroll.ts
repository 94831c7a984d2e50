/** How far the mouse must move before a click becomes a drag, in px. */
const THRESHOLD = 6
/** How long a strip must stand still to be at rest, in ms. */
const REST = 100
/** How much of its speed what glides on keeps from one frame to the next. */
const KEPT = 0.9

/**
 * Lets a mouse drag what scrolls; fingers and pens do that by themselves. While it is dragged, and until it
 * has come to rest after that, the element carries `data-dragging`: a style sheet turns snapping off there, as it would
 * pull the other way. A drag follows no link.
 * @param signal ends it
 * @param onRelease for what is dragged sideways alone: called when the mouse lets go, with the way the content was dragged,
 * 1 to its end, -1 to its start. Without it the content is dragged up and down as well, and let go on its way it glides on a
 * little, unless less motion is asked for.
 */
export function dragScroll(element: HTMLElement, signal: AbortSignal, onRelease?: (direction: 1 | -1) => void): void {
  let from: { x: number; y: number; left: number; top: number } | undefined
  let isDragged = false
  // Where the mouse was last, and how far the content then went.
  let last = { x: 0, y: 0, left: 0, top: 0, time: 0 }
  let rest = 0

  const atRest = () => {
    window.clearTimeout(rest)
    rest = window.setTimeout(() => {
      if (!from) delete element.dataset.dragging
    }, REST)
  }
  const start = ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
    isDragged = false
    last = { ...last, x, y }
    if (pointerType === 'mouse' && button === 0) from = { x, y, left: element.scrollLeft, top: element.scrollTop }
  }
  const glide = (left: number, top: number) => {
    if (from || signal.aborted || Math.hypot(left, top) < 1) return
    element.scrollBy({ left, top, behavior: 'instant' })
    requestAnimationFrame(() => glide(left * KEPT, top * KEPT))
  }
  const end = (event: PointerEvent) => {
    if (!from) return
    const distance = from.x - event.clientX
    from = undefined
    if (!isDragged) return
    if (onRelease) onRelease(distance > 0 ? 1 : -1)
    // A mouse that stood before it let go has put it down.
    else if (event.timeStamp - last.time < REST / 2 && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      glide(last.left, last.top)
    atRest()
  }
  const move = (event: PointerEvent) => {
    // The button may have been let go outside the window.
    if (event.buttons === 0) end(event)
    if (!from) return
    const across = from.x - event.clientX
    const down = onRelease ? 0 : from.y - event.clientY
    if (!isDragged && Math.hypot(across, down) < THRESHOLD) return
    isDragged = true
    const { clientX: x, clientY: y, timeStamp: time } = event
    last = { x, y, left: last.x - x, top: last.y - y, time }
    element.dataset.dragging = ''
    element.scrollTo({ left: from.left + across, top: from.top + down, behavior: 'instant' })
  }
  const follow = (event: MouseEvent) => {
    if (!isDragged) return
    isDragged = false
    event.preventDefault()
    event.stopPropagation()
  }
  // Links and images would be carried off.
  const carry = (event: DragEvent) => event.preventDefault()

  element.addEventListener('pointerdown', start, { signal })
  element.addEventListener('click', follow, { capture: true, signal })
  element.addEventListener('dragstart', carry, { signal })
  element.addEventListener('scroll', atRest, { passive: true, signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
}
