import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { nearestPlace } from '../../lib/strip/nearest-place'
import { tellsScrollEnd } from '../../lib/strip/tells-scroll-end'
import { useDragScroll } from '../../lib/strip/use-drag-scroll'
import { useSidewaysWheel } from '../../lib/strip/use-sideways-wheel'

/** How far a wheel turns for one card, in px: a notch of an ordinary mouse. */
const NOTCH = 100
/** The shortest time between two cards that a wheel moves on to, in ms. */
const PACE = 200
/** How long the strip must stand still to be at rest in browsers that do not say so, in ms. */
const REST = 100

/** Where the strip must be scrolled to for each of its cards to stand where the first does. */
function placesOf(strip: HTMLElement): number[] {
  const cards = [...strip.querySelectorAll('li')]
  return cards.map(({ offsetLeft }) => offsetLeft - (cards[0]?.offsetLeft ?? 0))
}

/** The first place beyond where the strip stands, the way it was dragged. */
function placeBeyond(places: readonly number[], left: number, direction: 1 | -1): number {
  const index =
    direction > 0 ? places.findIndex((place) => place > left - 1) : places.findLastIndex((place) => place < left + 1)
  return index < 0 ? nearestPlace(places, left) : index
}

/**
 * Moves a strip of cards from card to card: by arrow keys, Home and End, to what Tab reaches, by dragging and by a wheel. Touch, sideways
 * wheels and the snapping are the browser's own; how it glides, and that nothing does under reduced motion, is the style
 * sheet's.
 * @returns the index of the card that stands first, and a function that goes to one
 */
export function useStrip(strip: RefObject<HTMLElement | null>): { current: number; goTo: (index: number) => void } {
  const [current, setCurrent] = useState(0)
  // The card the strip is on its way to, so that two quick steps lead two cards on.
  const aim = useRef(0)
  const rest = useRef(0)
  const wheel = useRef({ distance: 0, moved: 0 })

  /** Scrolls to a card, or to the first or last where there is none of that index. */
  const goTo = useCallback(
    (index: number) => {
      const { current: element } = strip
      if (!element) return
      const places = placesOf(element)
      aim.current = Math.min(Math.max(index, 0), places.length - 1)
      // What came to rest before does not count any more.
      window.clearTimeout(rest.current)
      element.scrollTo({ left: places[aim.current] ?? 0 })
    },
    [strip],
  )

  useDragScroll(strip, (direction) => {
    if (strip.current) goTo(placeBeyond(placesOf(strip.current), strip.current.scrollLeft, direction))
  })

  useSidewaysWheel(strip, (distance) => {
    const { current: turned } = wheel
    turned.distance = Math.sign(distance) === Math.sign(turned.distance) ? turned.distance + distance : distance
    if (Math.abs(turned.distance) < NOTCH || performance.now() - turned.moved < PACE) return
    wheel.current = { distance: 0, moved: performance.now() }
    goTo(aim.current + Math.sign(distance))
  })

  useEffect(() => {
    const element = strip.current
    if (!element) return
    let frame = 0

    const update = () => {
      frame = 0
      setCurrent(nearestPlace(placesOf(element), element.scrollLeft))
    }
    const follow = () => {
      frame ||= window.requestAnimationFrame(update)
      if (tellsScrollEnd()) return
      window.clearTimeout(rest.current)
      rest.current = window.setTimeout(settle, REST)
    }
    const settle = () => {
      aim.current = nearestPlace(placesOf(element), element.scrollLeft)
    }
    const press = (event: KeyboardEvent) => {
      const steps: Record<string, number> = {
        ArrowRight: aim.current + 1,
        ArrowLeft: aim.current - 1,
        Home: 0,
        End: Infinity,
      }
      const index = steps[event.key]
      if (index === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      goTo(index)
    }

    // A card that only looks in would be left where it is.
    const bring = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      const index = [...element.querySelectorAll('li')].findIndex((card) => card.contains(target))
      if (index >= 0) goTo(index)
    }

    follow()
    settle()
    element.addEventListener('focusin', bring)
    element.addEventListener('scroll', follow, { passive: true })
    element.addEventListener('scrollend', settle)
    element.addEventListener('keydown', press)
    return () => {
      window.cancelAnimationFrame(frame)
      window.clearTimeout(rest.current)
      element.removeEventListener('focusin', bring)
      element.removeEventListener('scroll', follow)
      element.removeEventListener('scrollend', settle)
      element.removeEventListener('keydown', press)
    }
  }, [strip, goTo])

  return { current, goTo }
}
