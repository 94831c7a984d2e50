import { isMotionReduced } from '../browser/use-reduced-motion'

/** How far the mouse must move before a click becomes a drag, in px. */
const THRESHOLD = 6
/** How long a strip must stand still to be at rest, in ms. */
const REST = 100
/** How long before the mouse lets go its speed is taken from, in ms. */
const TRAIL = 80
/** For how long what was thrown would fly on at the speed it was let go with, in ms. */
const FLIGHT = 300
/** What goes slower, in px a ms, was not thrown, and nothing is thrown faster. */
const SPEEDS = { least: 0.2, most: 3 }
/** Between two frames, in ms, and how much of its speed what glides on keeps from one to the next. */
const FRAME = 16
const KEPT = 0.9

/**
 * Lets a mouse drag what scrolls; fingers and pens do that by themselves. While it is dragged, and until it
 * has come to rest after that, the element carries `data-dragging`: a style sheet turns snapping off there, as it would
 * pull the other way. A drag follows no link.
 * @param signal ends it
 * @param onRelease for what is dragged sideways alone: called when the mouse lets go, with the way the content was dragged
 * or thrown, 1 to its end, -1 to its start, and how far a throw would carry it, in px, 0 for none. Without it the content is
 * dragged up and down as well, and thrown it glides on a little, unless less motion is asked for.
 */
export function dragScroll(
  element: HTMLElement,
  signal: AbortSignal,
  onRelease?: (direction: 1 | -1, carried: number) => void,
): void {
  let from: { x: number; y: number; left: number; top: number } | undefined
  let isDragged = false
  let rest = 0
  // Where the mouse was a moment ago, the earliest first.
  let trail: { x: number; y: number; time: number }[] = []

  const atRest = () => {
    window.clearTimeout(rest)
    rest = window.setTimeout(() => {
      if (!from) delete element.dataset.dragging
    }, REST)
  }
  const start = ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
    isDragged = false
    trail = []
    if (pointerType === 'mouse' && button === 0) from = { x, y, left: element.scrollLeft, top: element.scrollTop }
  }
  // How fast the content goes when the mouse lets go, in px a ms; a mouse that stood before that has put it down.
  const speedOf = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    const first = trail.find(({ time }) => timeStamp - time < TRAIL)
    if (!first || timeStamp <= first.time) return { x: 0, y: 0 }
    const elapsed = timeStamp - first.time
    return { x: (first.x - clientX) / elapsed, y: (first.y - clientY) / elapsed }
  }
  const carriedBy = (speed: number) =>
    Math.abs(speed) < SPEEDS.least ? 0 : Math.sign(speed) * Math.min(Math.abs(speed), SPEEDS.most) * FLIGHT
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
    const speed = speedOf(event)
    const carried = carriedBy(speed.x)
    if (onRelease) onRelease((carried || distance) > 0 ? 1 : -1, carried)
    else if (!isMotionReduced()) glide(speed.x * FRAME, speed.y * FRAME)
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
    trail = [...trail.filter((one) => time - one.time < TRAIL), { x, y, time }]
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
