import type { StripWays } from '../../lib/strip/move-strip'
import { sidewaysWheel } from '../../lib/strip/sideways-wheel'
import { viewOf } from '../../lib/strip/strip-places'
import { centre, goesRound } from './go-round'

/** How far a wheel that goes by notches turns at one, in px; browsers differ. */
const NOTCH = 48
/** How long after its last turn the wheel is taken to rest, in ms. */
const WHEEL_REST = 120

const sizeOf = (strip: HTMLElement) => `${strip.clientWidth} ${strip.clientHeight}`

/**
 * The film strip goes on by one with each notch of a wheel, and follows one without as far as it turns. It has the keys
 * wherever the focus is, brings the photograph that is clicked and opens the one it stands at, goes round where it is long
 * enough, and keeps its photograph in a window that changes its size. While nothing may pull it to a photograph it carries
 * `data-wheeling`.
 */
export const moveFilm: StripWays = (strip, mover, signal) => {
  const isRound = goesRound(strip.childElementCount)
  const arrange = () => {
    if (isRound) centre(strip)
  }
  let turned = 0
  let resting = 0
  let size = sizeOf(strip)

  sidewaysWheel(strip, signal, (distance) => {
    // A touchpad begins with less, and what it sends after that belongs to it.
    if (turned === 0 && Math.abs(distance) >= NOTCH) {
      mover.goBy(Math.sign(distance))
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
  })

  const keep = new ResizeObserver(() => {
    if (sizeOf(strip) === size) return
    size = sizeOf(strip)
    // Browsers snap by where things stood before the change until they have painted.
    strip.dataset.wheeling = ''
    const left = viewOf(strip).places[mover.shown]?.left ?? 0
    strip.scrollTo({ left: strip.scrollLeft + left, behavior: 'instant' })
    requestAnimationFrame(mover.stand)
  })
  keep.observe(strip)
  signal.addEventListener('abort', () => {
    clearTimeout(resting)
    keep.disconnect()
    delete strip.dataset.wheeling
  })

  // Before a drag begins, as it ends without a sign.
  const grasp = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') arrange()
  }
  strip.addEventListener('pointerdown', grasp, { capture: true, signal })

  const linkOf = (index: number) => strip.children[index]?.querySelector('a')
  const indexOf = (target: EventTarget | null) =>
    [...strip.children].findIndex((photo) => photo.contains(target as Node | null))

  // A drag ends without a click. That of a link is its own.
  const choose = ({ target }: MouseEvent) => {
    const index = indexOf(target)
    if (index < 0 || linkOf(index)?.contains(target as Node)) return
    if (index === mover.shown) linkOf(index)?.click()
    else mover.goTo(index)
  }
  strip.addEventListener('click', choose, { signal })

  // The viewer gives the focus back to the photograph that it showed last.
  const bring = ({ target }: FocusEvent) => {
    const index = indexOf(target)
    if (index >= 0 && index !== mover.shown) mover.goTo(index, 'instant')
  }
  strip.addEventListener('focusin', bring, { signal })

  // Keys that move the strip take the focus along, so that Enter opens what is seen.
  const takeFocus = () => {
    const focused = indexOf(document.activeElement)
    if (focused >= 0 && focused !== mover.shown) linkOf(mover.shown)?.focus({ preventScroll: true })
  }

  arrange()
  return {
    isRound,
    ownsPage: true,
    behavior: 'smooth',
    // In a window of another size the same way from the start leads elsewhere, until it is kept.
    isSteady: () => sizeOf(strip) === size,
    onStart: arrange,
    onStand: () => {
      takeFocus()
      // Snapping takes hold again only once it stands: on its way it would be thrown there.
      if (turned !== 0) return
      delete strip.dataset.wheeling
      arrange()
    },
  }
}
