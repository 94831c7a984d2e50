import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isMotionReduced } from '../../lib/browser/use-reduced-motion'
import { dragScroll } from '../../lib/strip/drag-scroll'
import { sidewaysWheel } from '../../lib/strip/sideways-wheel'
import type { Side } from './drag'
import { moveFrom, partsOf } from './moves'
import { goOnFrom, showPart, swipeOn } from './past-end'
import * as styles from './viewer-pictures.module.scss'

/** A point in the viewport. */
export interface Point {
  clientX: number
  clientY: number
}

/** How far an arrow key moves the photograph, in shares of the window across and down. */
const PAN: Partial<Record<string, readonly [across: number, down: number]>> = {
  ArrowRight: [0.25, 0],
  ArrowLeft: [-0.25, 0],
  ArrowDown: [0, 0.25],
  ArrowUp: [0, -0.25],
}

/**
 * The larger view: the photograph covers the viewport and more, and scrolls by touch, wheel, arrow keys and drag. The
 * point clicked stays under the pointer as far as the photograph allows; otherwise it starts at the point that crops
 * keep, and so does the one stepped to. A finger that sets out from the end of the photograph pulls it, and steps to the
 * one beyond. It takes focus, and hands it to its button on leaving if focus would be lost.
 * @param slug the photograph shown
 * @param onStep called with the side of the photograph to step to
 * @returns a ref to the stage, one to a rail (see `showPart`), whether it is large, a function to toggle that, one to
 * leave without animation, and one that moves the photograph by an arrow key and says whether the key was its own
 */
export function useLarger(slug: string, onStep: (side: Side) => void) {
  const [isLarger, setIsLarger] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const rail = useRef<HTMLDivElement>(null)
  const latest = useRef(onStep)
  const from = useRef<DOMRect>()
  const pointed = useRef<Point>()
  /** Moves the photograph stepped to on from where the finger left the one before. */
  const goOn = useRef<(image: HTMLImageElement) => void>()

  const shown = () => stage.current?.querySelector<HTMLImageElement>(`.${styles.shown} img`)
  const leave = () => setIsLarger(false)
  const toggle = (point?: Point) => {
    from.current = shown()?.getBoundingClientRect()
    pointed.current = point
    setIsLarger(!isLarger)
  }

  useEffect(() => {
    latest.current = onStep
  })
  useLayoutEffect(() => {
    const image = shown()
    const place = image?.parentElement
    // Shown until the file for the other size can be drawn.
    if (image?.naturalWidth) {
      Object.assign(image.style, { backgroundImage: `url("${image.currentSrc}")`, backgroundSize: '100% 100%' })
    }
    if (isLarger && stage.current && image && place) {
      const { clientWidth, clientHeight } = stage.current
      const part = pointed.current && from.current ? partAt(from.current, pointed.current) : focusOf(image)
      // Without a pointer, as crops are: an edge at the edge, the middle in the middle.
      const { clientX, clientY } = pointed.current ?? { clientX: part.x * clientWidth, clientY: part.y * clientHeight }
      // By its place, not by the scroll size: the picture may still be moving back, outside its place.
      stage.current.scrollLeft = part.x * place.offsetWidth - clientX
      stage.current.scrollTop = part.y * place.offsetHeight - clientY
      showPart(stage.current, rail.current)
    }
    if (image && from.current) moveFrom(image, from.current)
    if (image) goOn.current?.(image)
    from.current = pointed.current = goOn.current = undefined
  }, [isLarger, slug])

  useEffect(() => {
    const element = stage.current
    if (!isLarger || !element) return
    element.focus({ preventScroll: true })
    const moving = new AbortController()
    const { signal } = moving
    dragScroll(element, signal)
    // A panorama has nothing above or below the viewport.
    sidewaysWheel(element, signal, (distance) => (element.scrollLeft += distance))
    const follow = () => showPart(element, rail.current)
    element.addEventListener('scroll', follow, { signal, passive: true })
    window.addEventListener('resize', follow, { signal })
    swipeOn(element, signal, (side) => {
      const image = shown()
      if (image) goOn.current = goOnFrom(image, element, side)
      latest.current(side)
    })
    return () => {
      moving.abort()
      const isLost = [element, document.body].includes(document.activeElement as HTMLElement)
      if (isLost) element.parentElement?.querySelector<HTMLElement>('[data-view]')?.focus()
    }
  }, [isLarger])

  /** Moves the photograph by an arrow key while it has the focus, as far as it goes; false for other keys. */
  const pan = (key: string) => {
    const element = stage.current
    const way = PAN[key]
    if (!isLarger || !element || !way || document.activeElement !== element) return false
    const { clientWidth, clientHeight } = element
    const [across, down] = way
    const behavior = isMotionReduced() ? 'instant' : 'smooth'
    element.scrollBy({ left: across * clientWidth, top: down * clientHeight, behavior })
    return true
  }

  return { stage, rail, isLarger, toggle, leave, pan }
}

/** The point that crops of a picture keep, else its middle, as `partAt` does. */
function focusOf({ style }: HTMLElement) {
  const [x = 0.5, y = 0.5] = partsOf(style.objectPosition || '50% 50%')
  return { x, y }
}

/** The position of a viewport point within a picture, from 0 at its start to 1 at its end. */
const partAt = ({ left, top, width, height }: DOMRect, { clientX, clientY }: Point) => ({
  x: (clientX - left) / width,
  y: (clientY - top) / height,
})
