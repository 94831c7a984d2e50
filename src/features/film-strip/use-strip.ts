import { type RefObject, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../lib/browser/use-reduced-motion'
import { useDragScroll } from '../../lib/strip/use-drag-scroll'
import { tellsScrollEnd } from '../../lib/strip/tells-scroll-end'
import { useSidewaysWheel } from '../../lib/strip/use-sideways-wheel'
import { currentOf, goesRound, orderAround, restOf, type StripPlace } from './strip-places'

/** How long after its last turn the wheel is taken to rest, in ms. */
const WHEEL_REST = 120

/** How long after its last movement the strip is taken to stand in browsers that do not say so, in ms. */
const SCROLL_REST = 150

/** Stands for the strip where nothing may move it. */
const NONE: RefObject<HTMLElement> = { current: null }

/** The line that the current photograph begins at, in px from the strip's left edge. */
const lineOf = (strip: HTMLElement) => Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft) || 0

/** What is to be seen from the line to the edge, in px. */
const roomOf = (strip: HTMLElement) => strip.clientWidth - lineOf(strip)

const sizeOf = (strip: HTMLElement) => `${strip.clientWidth} ${strip.clientHeight}`

function placesOf(strip: HTMLElement): StripPlace[] {
  const from = strip.getBoundingClientRect().left + lineOf(strip)
  return [...strip.children].map((child) => {
    const { left, right } = child.getBoundingClientRect()
    return { left: left - from, right: right - from }
  })
}

/** Lets the strip glide to where it comes to rest, which is at a photograph in the direction it was moved. */
function rest(strip: HTMLElement, direction: number) {
  const target = restOf(placesOf(strip), roomOf(strip), direction)
  const left = placesOf(strip)[target ?? -1]?.left ?? 0
  if (Math.abs(left) < 1) delete strip.dataset.wheeling
  else strip.scrollBy({ left, behavior: 'smooth' })
}

/** How far the wheel has turned since it rested, in px, and what is to happen once it rests again. */
interface Wheel {
  distance: number
  resting: number
}

/** Moves the strip by what the wheel turns, and lets it glide on once the wheel rests. */
function turn(strip: HTMLElement, wheel: Wheel, distance: number) {
  strip.dataset.wheeling = ''
  strip.scrollLeft += distance
  wheel.distance += distance
  window.clearTimeout(wheel.resting)
  wheel.resting = window.setTimeout(() => {
    const direction = Math.sign(wheel.distance)
    wheel.distance = 0
    rest(strip, direction)
  }, WHEEL_REST)
}

/** The photograph that a key leads to from the current one. */
function goalOf(key: string, current: number, count: number): number | undefined {
  const last = count - 1
  const isRound = goesRound(count)
  const next = current < last ? current + 1 : isRound ? 0 : last
  const previous = current > 0 ? current - 1 : isRound ? last : 0
  return { ArrowRight: next, ArrowLeft: previous, Home: 0, End: last }[key]
}

/**
 * Puts as many photographs before the current one as after it, where the strip goes round; nobody sees anything move. They
 * keep their order for who reads them.
 */
function centre(strip: HTMLElement) {
  const photos = [...strip.children].filter((child) => child instanceof HTMLElement)
  if (!goesRound(photos.length)) return
  const current = currentOf(placesOf(strip), roomOf(strip))
  const orders = orderAround(current, photos.length)
  if (photos[current]?.style.order === String(orders[current])) return
  const left = () => photos[current]?.getBoundingClientRect().left ?? 0
  const before = left()
  strip.dataset.round = ''
  for (const [index, order] of orders.entries()) {
    const photo = photos[index]
    if (photo) photo.style.order = String(order)
  }
  // Browsers that snap keep a photograph in its place by themselves.
  const moved = left() - before
  if (Math.abs(moved) >= 1) strip.scrollLeft += moved
}

/** Takes the strip to a photograph at once. */
const jump = (strip: HTMLElement, photo: number) =>
  strip.scrollBy({ left: placesOf(strip)[photo]?.left ?? 0, behavior: 'instant' })

/**
 * Moves the strip by wheel, drag and keys, follows where it is, and keeps its photograph in a window that changes its size;
 * touch is the browser's own. Nothing of it where visitors asked for stillness. While the wheel turns the strip carries `data-wheeling`, and `data-round` once it goes round.
 * @returns the photograph the strip stands at, whether the visitor has moved it, whether it moves at all, and what takes
 * it to a photograph at once
 */
export function useStrip(strip: RefObject<HTMLElement>) {
  const isMoving = !useReducedMotion()
  const moved = isMoving ? strip : NONE
  const [state, setState] = useState({ current: 0, hasMoved: false })
  const wheel = useRef<Wheel>({ distance: 0, resting: 0 })

  useDragScroll(moved, (direction) => {
    if (strip.current) rest(strip.current, direction)
  })

  useSidewaysWheel(moved, (distance) => {
    if (strip.current) turn(strip.current, wheel.current, distance)
  })

  useEffect(() => {
    const element = moved.current
    if (!element) return
    const turned = wheel.current
    let standing = 0
    let shown = currentOf(placesOf(element), roomOf(element))
    let size = sizeOf(element)
    const follow = () => {
      // In a window of another size the same way from the start leads elsewhere; see `keep`.
      if (sizeOf(element) !== size) return
      if (!tellsScrollEnd()) {
        window.clearTimeout(standing)
        standing = window.setTimeout(stand, SCROLL_REST)
      }
      const current = currentOf(placesOf(element), roomOf(element))
      shown = current
      setState((last) => (current === last.current ? last : { current, hasMoved: true }))
    }
    const keep = new ResizeObserver(() => {
      if (sizeOf(element) === size) return
      size = sizeOf(element)
      // Browsers snap by where things stood before the change until they have painted.
      element.dataset.wheeling = ''
      jump(element, shown)
      requestAnimationFrame(stand)
    })
    // Snapping takes hold again only once it stands: on its way it would be thrown there.
    const stand = () => {
      if (turned.distance !== 0 || 'dragging' in element.dataset) return
      delete element.dataset.wheeling
      centre(element)
    }
    // Before the drag begins, as it ends without a sign.
    const grasp = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') centre(element)
    }
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
      const isOurs = target === document.body || target === element
      if (!isOurs || altKey || ctrlKey || metaKey || shiftKey) return
      const places = placesOf(element)
      const goal = goalOf(key, currentOf(places, roomOf(element)), places.length)
      if (goal === undefined) return
      event.preventDefault()
      // Before it moves: the end of the scroll before may be told late, and to centre it then would stop it.
      centre(element)
      element.scrollBy({ left: placesOf(element)[goal]?.left ?? 0, behavior: 'smooth' })
    }

    centre(element)
    keep.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    element.addEventListener('scrollend', stand)
    element.addEventListener('pointerdown', grasp, { capture: true })
    document.addEventListener('keydown', press)
    return () => {
      window.clearTimeout(turned.resting)
      window.clearTimeout(standing)
      keep.disconnect()
      delete element.dataset.wheeling
      element.removeEventListener('scroll', follow)
      element.removeEventListener('scrollend', stand)
      element.removeEventListener('pointerdown', grasp, { capture: true })
      document.removeEventListener('keydown', press)
    }
  }, [moved])

  const goTo = (photo: number) => {
    const element = moved.current
    if (!element) return
    centre(element)
    jump(element, photo)
  }

  return { ...state, isMoving, goTo }
}
