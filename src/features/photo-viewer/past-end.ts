import { isMotionReduced } from '../../lib/browser/use-reduced-motion'
import { NEAR, type Side, sideOf } from './drag'
import { placeOf, slideFrom } from './moves'
import * as styles from './viewer-pictures.module.scss'

/** Minimum distance of a swipe on from the end of the photograph, in px: more than the whole one asks for. */
const ON = 60
/** How near its end a photograph counts as there, in px: browsers scroll by fractions of them. */
const NEAR_END = 2
/** How far a photograph follows a finger past its end: a share of its way, and a limit in px. */
const PULL = { share: 0.35, most: 96 }

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
export function showPart(stage: HTMLElement, rail: HTMLElement | null): void {
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
export function swipeOn(stage: HTMLElement, signal: AbortSignal, onStep: (side: Side) => void): void {
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
export function goOnFrom(image: HTMLImageElement, stage: HTMLElement, side: Side) {
  const { left, top, right, width, height } = image.getBoundingClientRect()
  const src = image.currentSrc
  return (other: HTMLImageElement) => {
    if (other === image || isMotionReduced()) return
    const way = side === 'next' ? -right : stage.clientWidth - left
    const copy = Object.assign(new Image(), { src, alt: '', className: styles.copy })
    Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    stage.after(copy)
    const place = placeOf(other)
    slideFrom(other, new DOMRect(place.left - way, place.top), copy, copy.getBoundingClientRect())
    const remove = () => copy.remove()
    for (const { finished } of copy.getAnimations()) finished.then(remove, remove)
  }
}
