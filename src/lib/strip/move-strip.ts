import { dragScroll } from './drag-scroll'
import { currentOf, positionOf, restOf, viewOf } from './strip-places'

/** Time without movement after which a strip counts as at rest where `scrollend` does not tell, in ms. */
const REST = 150

/** How late a strip may begin to move towards its target after an earlier scroll has ended, on busy devices, in ms. */
const LATE = 600

/** Whether the browser fires `scrollend`; the types say all do. */
const tellsScrollEnd = () => (globalThis as { onscrollend?: unknown }).onscrollend !== undefined

/** How many items a looping strip's target may be ahead of the current item. */
export const FAR = 4

/** Controls a strip. */
export interface StripMover {
  /** The item it showed last. */
  shown: number
  /** Scrolls to an item; indices out of range go to the first or last. */
  goTo: (index: number, behavior?: ScrollBehavior) => void
  /** Moves by a number of items. */
  goBy: (steps: number) => void
  /** The item it is on its way to, or else the one it showed last. */
  goal: () => number
  /** Whether it is on the way to an item, and still nearer to another. */
  isOnWay: () => boolean
  /**
   * Glides to where the strip comes to rest: 1 towards its end, -1 towards its start, 0 to the nearest item; further
   * when a throw carries it on, in px.
   */
  release: (direction: number, carried?: number) => void
  /** To be called when the strip is at rest and no event says so. */
  stand: () => void
}

/** How one strip differs from another. */
export interface StripManner {
  /** Loops: the first item follows the last. */
  isRound?: boolean
  /** Keys also work while nothing has focus, or only what the strip is in, as the page after a click on it. */
  ownsPage?: boolean
  /** Scroll behaviour, where the style sheet does not set it. */
  behavior?: ScrollBehavior
  /** Whether the scroll position can be trusted to tell the current item. */
  isSteady?: () => boolean
  /** Called before it scrolls to an item. */
  onStart?: () => void
  /** Called when it has come to rest, except after a drag, which ends without an event. */
  onStand?: () => void
}

/** Adds a strip's own behaviour, until the signal ends it. */
export type StripWays = (strip: HTMLElement, mover: StripMover, signal: AbortSignal) => StripManner

/**
 * Moves a strip to its items by arrow keys, Home, End and dragging, and tracks the current item. Touch and snapping are
 * left to the browser.
 * @param signal ends it
 * @param onShow called with an index whenever the current item may have changed
 * @param onMove called with its position whenever it has moved, see `positionOf`
 */
export function moveStrip(
  strip: HTMLElement,
  ways: StripWays,
  signal: AbortSignal,
  onShow: (index: number) => void,
  onMove?: (position: number) => void,
): StripMover {
  const isSteady = () => manner.isSteady?.() !== false
  const current = () => (isSteady() ? currentOf(viewOf(strip)) : mover.shown)
  // The target item, so that two quick steps move two items.
  let aim = currentOf(viewOf(strip))
  let isGliding = false
  let standing = 0

  const glide = (index: number, behavior = manner.behavior) => {
    const { places } = viewOf(strip)
    aim = Math.min(Math.max(index, 0), places.length - 1)
    // Browsers round: a fraction of a pixel counts as a step, and snapping would move on to the neighbour.
    const left = Math.round(places[aim]?.left ?? 0)
    // Cancels the pending end of an earlier scroll.
    clearTimeout(standing)
    if (left === 0) stand()
    // `scrollTo`, not `scrollBy`: a relative scroll never passes an item with `scroll-snap-stop: always`.
    else {
      isGliding = true
      strip.scrollTo({ left: strip.scrollLeft + left, behavior })
    }
  }
  const goTo: StripMover['goTo'] = (index, behavior) => {
    // Before the move: the previous `scrollend` may fire late, and its handler would stop this scroll.
    manner.onStart?.()
    glide(index, behavior)
  }
  const goBy = (steps: number) => {
    const { length } = viewOf(strip).places
    if (!manner.isRound) {
      goTo(aim + steps)
      return
    }
    const from = current()
    const onWay = (Math.sign(steps) * (aim - from) + length) % length
    // Start from the target if it is close in this direction; a distant one may be nearer the other way round.
    const ahead = onWay < length / 2 ? Math.min(onWay, FAR) : 0
    goTo((from + Math.sign(steps) * ahead + steps + length) % length)
  }
  const goal = () => (isGliding ? aim : mover.shown)
  const isOnWay = () => isGliding && current() !== aim
  const release = (direction: number, carried = 0) => {
    const target = restOf(viewOf(strip), direction, carried)
    if (target === undefined) stand()
    else glide(target)
  }
  const stand = () => {
    // Where it is not steady yet, it will be put to its goal first.
    if (signal.aborted || 'dragging' in strip.dataset || !isSteady()) return
    aim = current()
    isGliding = false
    manner.onStand?.()
  }
  // On the way to its target, this is the end of an earlier scroll, and more steps would count from where it is now; or
  // the visitor has stopped it, if no further movement follows.
  const end = () => {
    if (isOnWay()) standing = window.setTimeout(stand, LATE)
    else stand()
  }
  const follow = () => {
    if (!isSteady()) return
    clearTimeout(standing)
    if (!tellsScrollEnd()) standing = window.setTimeout(stand, REST)
    const view = viewOf(strip)
    onShow((mover.shown = currentOf(view)))
    onMove?.(positionOf(view))
  }
  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const target = event.target as Node
    const isOurs = strip.contains(target) || (manner.ownsPage && target.contains(strip))
    if (!isOurs || altKey || ctrlKey || metaKey || shiftKey) return
    if (key === 'ArrowRight') goBy(1)
    else if (key === 'ArrowLeft') goBy(-1)
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(Infinity)
    else return
    event.preventDefault()
  }

  const mover: StripMover = { shown: aim, goTo, goBy, goal, isOnWay, release, stand }
  const manner = ways(strip, mover, signal)
  dragScroll(strip, signal, release)
  strip.addEventListener('scroll', follow, { passive: true, signal })
  strip.addEventListener('scrollend', end, { signal })
  document.addEventListener('keydown', press, { signal })
  // It may have been scrolled before its scripts ran.
  requestAnimationFrame(follow)
  return mover
}
