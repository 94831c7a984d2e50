import { type RefObject, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../lib/browser/use-reduced-motion'
import { useDragScroll } from '../../lib/strip/use-drag-scroll'
import { useSidewaysWheel } from '../../lib/strip/use-sideways-wheel'
import { currentOf, restOf, type StripPlace } from './strip-places'

/** How long after its last turn the wheel is taken to rest, in ms. */
const WHEEL_REST = 120

/** Stands for the strip where nothing may move it. */
const NONE: RefObject<HTMLElement> = { current: null }

/** The line that the current photograph begins at, in px from the strip's left edge. */
const lineOf = (strip: HTMLElement) => Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft) || 0

/** What is to be seen from the line to the edge, in px. */
const roomOf = (strip: HTMLElement) => strip.clientWidth - lineOf(strip)

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
const goalOf = (key: string, current: number, last: number): number | undefined =>
  ({ ArrowRight: Math.min(current + 1, last), ArrowLeft: Math.max(current - 1, 0), Home: 0, End: last })[key]

/**
 * Moves the strip by wheel, drag and keys, and follows where it is; touch is the browser's own. Nothing of it where
 * visitors asked for stillness. While the wheel turns the strip carries `data-wheeling`.
 * @returns the photograph the strip stands at, whether the visitor has moved it, and whether it moves at all
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
    const follow = () => {
      const current = currentOf(placesOf(element), roomOf(element))
      setState((last) => (current === last.current && last.hasMoved ? last : { current, hasMoved: true }))
    }
    // Snapping takes hold again only once it stands: on its way it would be thrown there.
    const stand = () => {
      if (turned.distance === 0) delete element.dataset.wheeling
    }
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
      const isOurs = target === document.body || target === element
      if (!isOurs || altKey || ctrlKey || metaKey || shiftKey) return
      const places = placesOf(element)
      const place = places[goalOf(key, currentOf(places, roomOf(element)), places.length - 1) ?? -1]
      if (!place) return
      event.preventDefault()
      element.scrollBy({ left: place.left, behavior: 'smooth' })
    }

    element.addEventListener('scroll', follow, { passive: true })
    element.addEventListener('scrollend', stand)
    document.addEventListener('keydown', press)
    return () => {
      window.clearTimeout(turned.resting)
      delete element.dataset.wheeling
      element.removeEventListener('scroll', follow)
      element.removeEventListener('scrollend', stand)
      document.removeEventListener('keydown', press)
    }
  }, [moved])

  return { ...state, isMoving }
}
