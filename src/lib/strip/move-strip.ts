import { dragScroll } from './drag-scroll'
import { currentOf, restOf, viewOf } from './strip-places'

/** How long after its last movement a strip is taken to stand in browsers that do not say so, in ms. */
const REST = 150

/** Whether the browser says when scrolling ends; not all do that its types know of. */
const tellsScrollEnd = () => (globalThis as { onscrollend?: unknown }).onscrollend !== undefined

/** How many items a strip that goes round may be ahead of what it shows. */
const FAR = 4

/** What moves a strip. */
export interface StripMover {
  /** The item that it showed last. */
  shown: number
  /** Takes it to an item; to the first or the last where there is none of that index. */
  goTo: (index: number, behavior?: ScrollBehavior) => void
  /** Takes it on by so many items. */
  goBy: (steps: number) => void
  /**
   * Lets it glide to where it comes to rest: 1 towards its end, -1 to its start, 0 to what is nearest; further where a throw
   * carries it on by so many px.
   */
  release: (direction: number, carried?: number) => void
  /** To be called when it stands and nothing says so. */
  stand: () => void
}

/** What one strip does otherwise than another. */
export interface StripManner {
  /** After the last item comes the first. */
  isRound?: boolean
  /** Its keys also work where nothing has the focus. */
  ownsPage?: boolean
  /** How it glides, where its style sheet does not say so. */
  behavior?: ScrollBehavior
  /** Whether where it is scrolled to says what it shows. */
  isSteady?: () => boolean
  /** Called before it is taken to an item. */
  onStart?: () => void
  /** Called when it has come to rest, unless after a drag, which ends without a sign. */
  onStand?: () => void
}

/** Adds to a strip what it does in its own way, until the signal ends it. */
export type StripWays = (strip: HTMLElement, mover: StripMover, signal: AbortSignal) => StripManner

/**
 * Moves a strip by arrow keys, Home, End and dragging to its items, and follows which one it stands at. Touch and snapping
 * are the browser's own.
 * @param signal ends it
 * @param onShow called with the index of an item whenever the strip may have come to another
 */
export function moveStrip(
  strip: HTMLElement,
  ways: StripWays,
  signal: AbortSignal,
  onShow: (index: number) => void,
): StripMover {
  const current = () => currentOf(viewOf(strip))
  // The item it is on its way to, so that two quick steps lead two items on.
  let aim = current()
  let standing = 0

  const glide = (index: number, behavior = manner.behavior) => {
    const { places } = viewOf(strip)
    aim = Math.min(Math.max(index, 0), places.length - 1)
    // Browsers round, and take a part of a pixel for a step: snapping would lead on to the item beside it.
    const left = Math.round(places[aim]?.left ?? 0)
    // What came to rest before does not count any more.
    clearTimeout(standing)
    if (left === 0) stand()
    // To a place, not by a way: on a way no item is passed that flicks stop at.
    else strip.scrollTo({ left: strip.scrollLeft + left, behavior })
  }
  const goTo: StripMover['goTo'] = (index, behavior) => {
    // Before it moves: the end of the scroll before may be told late, and what is done then would stop it.
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
    // What it is on its way to counts when it lies close in this direction: else that may be nearer the other way round.
    const ahead = onWay < length / 2 ? Math.min(onWay, FAR) : 0
    goTo((from + Math.sign(steps) * ahead + steps + length) % length)
  }
  const release = (direction: number, carried = 0) => {
    const target = restOf(viewOf(strip), direction, carried)
    if (target === undefined) stand()
    else glide(target)
  }
  const stand = () => {
    if (signal.aborted || 'dragging' in strip.dataset) return
    aim = current()
    manner.onStand?.()
  }
  const follow = () => {
    if (manner.isSteady?.() === false) return
    if (!tellsScrollEnd()) {
      clearTimeout(standing)
      standing = window.setTimeout(stand, REST)
    }
    onShow((mover.shown = current()))
  }
  const press = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const isOurs = strip.contains(target as Node) || (manner.ownsPage && target === document.body)
    if (!isOurs || altKey || ctrlKey || metaKey || shiftKey) return
    if (key === 'ArrowRight') goBy(1)
    else if (key === 'ArrowLeft') goBy(-1)
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(Infinity)
    else return
    event.preventDefault()
  }

  const mover: StripMover = { shown: aim, goTo, goBy, release, stand }
  const manner = ways(strip, mover, signal)
  dragScroll(strip, signal, release)
  strip.addEventListener('scroll', follow, { passive: true, signal })
  strip.addEventListener('scrollend', stand, { signal })
  document.addEventListener('keydown', press, { signal })
  // It may have been moved before its scripts came.
  requestAnimationFrame(follow)
  return mover
}
