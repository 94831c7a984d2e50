import { isMotionReduced } from '../browser/use-reduced-motion'

/** How far the mouse must move before a click becomes a drag, in px. */
const THRESHOLD = 6
/** How long a strip must not move to count as at rest, in ms. */
const REST = 100
/** The span before release over which speed is measured, in ms. */
const TRAIL = 80
/** How long a throw would travel at its release speed, in ms. */
const FLIGHT = 300
/** Release speeds in px per ms: below `least` it is no throw, and `most` is the cap. */
const SPEEDS = { least: 0.2, most: 3 }
/** Time between two frames in ms, and the share of its speed a glide keeps from one frame to the next. */
const FRAME = 16
const KEPT = 0.9

/**
 * Lets a mouse drag a scrollable element; touch and pen already do so natively. During a drag, and until the element
 * comes to rest afterwards, it carries `data-dragging`: style sheets turn off scroll snapping there, as it would fight
 * the drag. A drag does not trigger links.
 * @param signal ends it
 * @param onRelease for elements dragged sideways only: called on release with the direction of the drag or throw, 1
 *   towards the end, -1 towards the start, and how far a throw would carry the content, in px, 0 for none. Without it
 *   the content can also be dragged vertically, and glides on after a throw unless reduced motion is preferred.
 */
export function dragScroll(
  element: HTMLElement,
  signal: AbortSignal,
  onRelease?: (direction: 1 | -1, carried: number) => void,
): void {
  let from: { x: number; y: number; left: number; top: number } | undefined
  let isDragged = false
  let rest = 0
  // Recent mouse positions, oldest first.
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
  // Scroll speed on release, in px per ms; zero if the mouse paused before letting go.
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
    // The button may have been released outside the window.
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
  // Links and images would start a native drag.
  const carry = (event: DragEvent) => event.preventDefault()

  element.addEventListener('pointerdown', start, { signal })
  element.addEventListener('click', follow, { capture: true, signal })
  element.addEventListener('dragstart', carry, { signal })
  element.addEventListener('scroll', atRest, { passive: true, signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
}
