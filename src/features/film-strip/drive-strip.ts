import { followDrag } from './follow-drag'
import { currentOf, restOf, type StripPlace } from './strip-places'

/** How long after its last turn the wheel is taken to rest, in ms. */
const WHEEL_REST = 120
/** How far a wheel turns by a line, in px, where the browser counts in lines. */
const LINE = 40

/**
 * Lets the wheel, the pointer and the keys move a strip of photographs.
 * @param strip the element that scrolls; its entries are the photographs
 * @param onMove told wherever it moves to: where the photographs stand, and the room from the line to the edge, in px
 * @returns a function that takes it all back
 */
export function driveStrip(strip: HTMLElement, onMove: (places: StripPlace[], room: number) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let resting: number | undefined
  let turned = 0

  const line = () => Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft) || 0
  const room = () => strip.clientWidth - line()
  const places = (): StripPlace[] => {
    const from = strip.getBoundingClientRect().left + line()
    return [...strip.children].map((child) => {
      const { left, right } = child.getBoundingClientRect()
      return { left: left - from, right: right - from }
    })
  }
  const goTo = (index: number) => {
    const place = places()[index]
    if (place) strip.scrollBy({ left: place.left, behavior: 'smooth' })
  }
  const rest = (direction: number) => {
    const target = restOf(places(), room(), direction)
    const left = places()[target ?? -1]?.left ?? 0
    if (Math.abs(left) < 1) delete strip.dataset.moving
    else {
      strip.dataset.moving = 'rest'
      strip.scrollBy({ left, behavior: 'smooth' })
    }
  }

  const onWheel = (event: WheelEvent) => {
    const { deltaX, deltaY, deltaMode, ctrlKey } = event
    const by = deltaMode === 0 ? deltaY : deltaY * LINE
    const most = strip.scrollWidth - strip.clientWidth
    const canMove = by < 0 ? strip.scrollLeft > 0 : strip.scrollLeft < most - 1
    // Sideways it scrolls by itself, with Ctrl the page is zoomed, and at the end the page may scroll.
    if (ctrlKey || Math.abs(deltaX) > Math.abs(deltaY) || !canMove) return
    event.preventDefault()
    strip.dataset.moving = 'wheel'
    strip.scrollLeft += by
    turned += by
    window.clearTimeout(resting)
    resting = window.setTimeout(() => {
      rest(Math.sign(turned))
      turned = 0
    }, WHEEL_REST)
  }

  const onKey = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const isOurs = target === document.body || target === strip
    if (!isOurs || altKey || ctrlKey || metaKey || shiftKey) return
    const current = currentOf(places(), room())
    const last = strip.children.length - 1
    const goal = new Map([
      ['ArrowRight', Math.min(current + 1, last)],
      ['ArrowLeft', Math.max(current - 1, 0)],
      ['Home', 0],
      ['End', last],
    ]).get(key)
    if (goal === undefined) return
    event.preventDefault()
    goTo(goal)
  }

  // Held again only once it stands: taking hold of a strip on its way would throw it there.
  const onStand = () => {
    if (strip.dataset.moving === 'rest') delete strip.dataset.moving
  }

  strip.addEventListener('scroll', () => onMove(places(), room()), { signal, passive: true })
  strip.addEventListener('scrollend', onStand, { signal })
  strip.addEventListener('wheel', onWheel, { signal, passive: false })
  document.addEventListener('keydown', onKey, { signal })
  followDrag(strip, rest, signal)

  return () => {
    controller.abort()
    window.clearTimeout(resting)
    delete strip.dataset.moving
  }
}
