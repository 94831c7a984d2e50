import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isMotionReduced } from '../../lib/browser/use-reduced-motion'
import { dragScroll } from '../../lib/strip/drag-scroll'
import { sidewaysWheel } from '../../lib/strip/sideways-wheel'
import { NEAR, type Side, sideOf } from './drag'
import { moveFrom, partsOf, placeOf, slideFrom } from './moves'
import * as styles from './viewer-pictures.module.scss'

/** A point in the viewport. */
export interface Point {
  clientX: number
  clientY: number
}

/** Minimum distance of a swipe on from the end of the photograph, in px: more than the whole one asks for. */
const ON = 60
/** How near its end a photograph counts as there, in px: browsers scroll by fractions of them. */
const NEAR_END = 2
/** How far a photograph follows a finger past its end: a share of its way, and a limit in px. */
const PULL = { share: 0.35, most: 96 }

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

/** How wide the photograph on a stage is, moving or not, and the part in view. */
const extentOf = (stage: HTMLElement) => ({
  width: stage.querySelector<HTMLElement>(`.${styles.shown}`)?.offsetWidth ?? 0,
  clientWidth: stage.clientWidth,
  scrollLeft: stage.scrollLeft,
})

/**
 * Gives a rail, as shares of the photograph's width, the start `--at` and the width `--seen` of the part in view; it is
 * hidden where that is all.
 */
function showPart(stage: HTMLElement, rail: HTMLElement | null): void {
  if (!rail) return
  const { width, clientWidth, scrollLeft } = extentOf(stage)
  rail.hidden = width < clientWidth + NEAR_END
  rail.style.setProperty('--at', String(scrollLeft / width))
  rail.style.setProperty('--seen', String(clientWidth / width))
}

/** A finger that may step on. */
interface Finger {
  x: number
  y: number
  scrollLeft: number
  /** At which ends the photograph is. */
  ends: Side[]
  /** Decided by its first way. */
  isPulling?: boolean
}

/**
 * A finger that begins at an end of the photograph pulls it, and calls back on release if far enough: one that pans as
 * far as there goes no further. What holds the stage has `--across` and `data-pulled` meanwhile, which names the side
 * once a release would step there.
 */
function swipeOn(stage: HTMLElement, signal: AbortSignal, onStep: (side: Side) => void): void {
  const viewer = stage.parentElement
  let finger: Finger | undefined
  const letGo = () => {
    finger = undefined
    viewer?.style.removeProperty('--across')
    delete viewer?.dataset.pulled
  }
  const start = ({ touches }: TouchEvent) => {
    letGo()
    const [touch] = touches
    // On a zoomed page it pans, as in the whole view.
    if (!touch || touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1) return
    const { width, clientWidth, scrollLeft } = extentOf(stage)
    const ends: Side[] = []
    if (scrollLeft < NEAR_END) ends.push('previous')
    if (scrollLeft + clientWidth > width - NEAR_END) ends.push('next')
    finger = { x: touch.clientX, y: touch.clientY, scrollLeft, ends }
  }
  const move = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!finger || !touch || !viewer) return
    const [across, down] = [touch.clientX - finger.x, touch.clientY - finger.y]
    if (!finger.isPulling && Math.hypot(across, down) < NEAR) return
    const side = sideOf(across)
    const isPast = finger.ends.includes(side)
    finger.isPulling ??= isPast && Math.abs(across) > Math.abs(down)
    if (!finger.isPulling) {
      finger = undefined
      return
    }
    if (event.cancelable) event.preventDefault()
    // Back past where it began, it pans.
    stage.scrollLeft = finger.scrollLeft - across
    const pull = isPast ? Math.min(PULL.most, PULL.share * Math.abs(across)) : 0
    viewer.style.setProperty('--across', `${Math.sign(across) * pull}px`)
    viewer.dataset.pulled = isPast && Math.abs(across) >= Math.max(ON, Math.abs(down)) ? side : ''
  }
  const end = () => {
    const side = viewer?.dataset.pulled
    if (side) onStep(side as Side)
    letGo()
  }
  stage.addEventListener('touchstart', start, { signal, passive: true })
  // Not passive: the browser must not pan what is pulled.
  stage.addEventListener('touchmove', move, { signal, passive: false })
  stage.addEventListener('touchend', end, { signal })
  stage.addEventListener('touchcancel', letGo, { signal })
  signal.addEventListener('abort', letGo)
}

/**
 * Remembers where a pulled photograph is. The function returned takes the one that has its place then: a copy of the
 * first goes on out of the window, and this comes in behind it; at once under reduced motion.
 */
function goOnFrom(image: HTMLImageElement, stage: HTMLElement, side: Side) {
  const { left, top, right, width, height } = image.getBoundingClientRect()
  const src = image.currentSrc
  return (other: HTMLImageElement) => {
    if (other === image || isMotionReduced()) return
    const way = side === 'next' ? -right : stage.clientWidth - left
    const copy = Object.assign(new Image(), { src, alt: '', className: styles.copy })
    Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    stage.after(copy)
    slideFrom(other, new DOMRect(placeOf(other).left - way), copy, copy.getBoundingClientRect())
    const remove = () => copy.remove()
    for (const { finished } of copy.getAnimations()) finished.then(remove, remove)
  }
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
