import { isMotionReduced } from '../../lib/browser/use-reduced-motion'
import { PHOTO_SHOWN } from '../../lib/picture/photo-link'
import type { StripWays } from '../../lib/strip/move-strip'
import { sidewaysWheel } from '../../lib/strip/sideways-wheel'
import { viewOf } from '../../lib/strip/strip-places'
import { centre, goesRound, hasRoom } from './go-round'

/** The least a notched wheel turns per notch, in px; browsers differ. */
const NOTCH = 48
/** How long after its last turn the wheel counts as resting, in ms. */
const WHEEL_REST = 120

const sizeOf = (strip: HTMLElement) => `${strip.clientWidth} ${strip.clientHeight}`

/**
 * The film strip advances by one with a notch of a wheel, as soon as it has done half the way of the last one, and
 * follows a notchless one as far as it turns. It handles keys wherever focus is, brings a clicked photograph to the line
 * and opens the current one, as Enter and Space do on the strip itself, wraps around if long enough, and keeps its
 * photograph when the viewport is resized. It has `data-wheeling` while it must not snap, and `data-chooses` once clicks
 * are its own.
 */
export const moveFilm: StripWays = (strip, mover, signal) => {
  const isRound = goesRound(strip.childElementCount)
  const arrange = () => {
    if (isRound) centre(strip)
  }
  let turned = 0
  let resting = 0
  let standing = 0
  let size = sizeOf(strip)

  const turn = (distance: number) => {
    // A touchpad starts with less, and all that follows belongs to the same gesture.
    if (turned === 0 && Math.abs(distance) >= NOTCH) {
      // Quick notches do not add up: it would run on after the hand has stopped.
      if (!mover.isOnWay()) mover.goBy(Math.sign(distance))
      return
    }
    strip.dataset.wheeling = ''
    strip.scrollLeft += distance
    turned += distance
    clearTimeout(resting)
    resting = window.setTimeout(() => {
      const direction = Math.sign(turned)
      turned = 0
      mover.release(direction)
    }, WHEEL_REST)
  }
  sidewaysWheel(strip, signal, turn, true)

  const keep = new ResizeObserver(() => {
    if (sizeOf(strip) === size) return
    size = sizeOf(strip)
    // Until they have painted, browsers snap to the layout before the change.
    strip.dataset.wheeling = ''
    const left = viewOf(strip).places[mover.goal()]?.left ?? 0
    strip.scrollTo({ left: strip.scrollLeft + left, behavior: 'instant' })
    standing = requestAnimationFrame(mover.stand)
  })
  keep.observe(strip)
  signal.addEventListener('abort', () => {
    clearTimeout(resting)
    keep.disconnect()
    delete strip.dataset.wheeling
    delete strip.dataset.chooses
  })

  // Before a drag begins, as nothing signals its end.
  const grasp = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') arrange()
  }
  strip.addEventListener('pointerdown', grasp, { capture: true, signal })

  // The ring of the keys ends where a pointer takes over, on the marks below the strip as well: keys move it without.
  const endRing = () => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && strip.contains(focused)) focused.blur()
  }
  window.addEventListener('pointerdown', endRing, { capture: true, signal })

  const linkOf = (index: number) => strip.children[index]?.querySelector('a')
  const indexOf = (target: EventTarget | null) =>
    [...strip.children].findIndex((photo) => photo.contains(target as Node | null))

  // A drag does not end in a click. A link handles its own.
  const choose = ({ target }: MouseEvent) => {
    const index = indexOf(target)
    if (index < 0 || linkOf(index)?.contains(target as Node)) return
    if (index === mover.shown) linkOf(index)?.click()
    else mover.goTo(index)
  }
  strip.addEventListener('click', choose, { signal })

  // With the focus on the strip itself, Enter and Space do what a click on the current photograph does; with the focus
  // on nothing, where arrow keys move the strip too, Enter does.
  const open = (event: KeyboardEvent) => {
    const { target, key } = event
    const isOpened = (key === 'Enter' && (target as Node).contains(strip)) || (key === ' ' && target === strip)
    if (!isOpened || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    linkOf(mover.shown)?.click()
  }
  document.addEventListener('keydown', open, { signal })
  strip.dataset.chooses = ''

  // The viewer returns focus to the photograph it showed last.
  const bring = ({ target }: FocusEvent) => {
    const index = indexOf(target)
    if (index >= 0 && index !== mover.shown) mover.goTo(index, 'instant')
  }
  strip.addEventListener('focusin', bring, { signal })

  // It follows the viewer over it, which puts each photograph back into its place.
  const follow = (event: Event) => {
    event.preventDefault()
    mover.goTo(indexOf(event.target), 'instant')
  }
  strip.addEventListener(PHOTO_SHOWN, follow, { signal })

  // Keys that move the strip move focus too, so Enter opens what is shown.
  const takeFocus = () => {
    const focused = indexOf(document.activeElement)
    if (focused >= 0 && focused !== mover.shown) linkOf(mover.shown)?.focus({ preventScroll: true })
  }

  arrange()
  return {
    isRound,
    ownsPage: true,
    get behavior() {
      return isMotionReduced() ? 'instant' : 'smooth'
    },
    // After a resize the same scroll offset leads elsewhere, until the photograph is restored.
    isSteady: () => sizeOf(strip) === size,
    // A reordered strip snaps at once: while it moves, the rest of the way would be a jump.
    onStart: () => {
      // A key right after a resize: standing still would take its move back.
      cancelAnimationFrame(standing)
      if (!hasRoom(strip, mover.shown)) arrange()
    },
    onStand: () => {
      takeFocus()
      // Snapping resumes only at rest: mid-scroll it would jump.
      if (turned !== 0) return
      delete strip.dataset.wheeling
      arrange()
    },
  }
}
