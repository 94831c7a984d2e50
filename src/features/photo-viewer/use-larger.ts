import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dragScroll } from '../../lib/strip/drag-scroll'
import { sidewaysWheel } from '../../lib/strip/sideways-wheel'
import { moveFrom } from './lift'
import * as styles from './viewer-pictures.module.scss'

/** A place in the window. */
export interface Point {
  clientX: number
  clientY: number
}

/**
 * The larger view: the photograph covers the window and more, and scrolls by touch, wheel, arrow keys and drag. What was
 * pointed at stays under the pointer, as far as the photograph goes; else it begins at its middle. It takes the focus, and
 * gives it to its button where it would be lost at its end.
 * @returns where the photograph stands, whether it is large, what changes that, and what ends it without a movement
 */
export function useLarger() {
  const [isLarger, setIsLarger] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const from = useRef<DOMRect>()
  const pointed = useRef<Point>()

  const shown = () => stage.current?.querySelector<HTMLImageElement>(`.${styles.shown} img`)
  const leave = () => setIsLarger(false)
  const toggle = (point?: Point) => {
    const image = shown()
    from.current = image?.getBoundingClientRect()
    pointed.current = point
    // Until the file for the other size can be drawn, this one shows.
    if (image?.naturalWidth) {
      Object.assign(image.style, { backgroundImage: `url("${image.currentSrc}")`, backgroundSize: '100% 100%' })
    }
    setIsLarger(!isLarger)
  }

  useLayoutEffect(() => {
    const image = shown()
    const place = image?.parentElement
    if (isLarger && stage.current && place) {
      const { clientWidth, clientHeight } = stage.current
      const { clientX, clientY } = pointed.current ?? { clientX: clientWidth / 2, clientY: clientHeight / 2 }
      const part = pointed.current && from.current ? partAt(from.current, pointed.current) : MIDDLE
      // Not by how far it scrolls: the picture may still be on its way back, outside of its place.
      stage.current.scrollLeft = part.x * place.offsetWidth - clientX
      stage.current.scrollTop = part.y * place.offsetHeight - clientY
      stage.current.focus({ preventScroll: true })
    }
    if (image && from.current) moveFrom(image, from.current)
    from.current = undefined
  }, [isLarger])

  useEffect(() => {
    const element = stage.current
    if (!isLarger || !element) return
    const moving = new AbortController()
    dragScroll(element, moving.signal)
    // Nothing of a panorama lies above or below the window.
    sidewaysWheel(element, moving.signal, (distance) => (element.scrollLeft += distance))
    return () => {
      moving.abort()
      const isLost = [element, document.body].includes(document.activeElement as HTMLElement)
      if (isLost) element.parentElement?.querySelector<HTMLElement>('[aria-pressed]')?.focus()
    }
  }, [isLarger])

  return { stage, isLarger, toggle, leave }
}

const MIDDLE = { x: 0.5, y: 0.5 }

/** Which part of a picture a point of the window lies on, 0 at its start and 1 at its end. */
const partAt = ({ left, top, width, height }: DOMRect, { clientX, clientY }: Point) => ({
  x: (clientX - left) / width,
  y: (clientY - top) / height,
})
