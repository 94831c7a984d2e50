import { isMotionReduced } from '../../lib/browser/use-reduced-motion'
import * as styles from './moves.module.scss'

/** How photographs move. */
export const MOVE = { duration: Number.parseInt(styles.move ?? ''), easing: styles.ease ?? '' }
/** How the ground around them fades. */
const FADE = { duration: Number.parseInt(styles.fade ?? '') }
/**
 * What stands on the ground comes over the end of a move and goes at once: between, the page is seen through it.
 */
const COME = { duration: 0.4 * MOVE.duration, delay: 0.6 * MOVE.duration, fill: 'backwards' } as const
const GO = { duration: 0.2 * MOVE.duration }

/**
 * Moves a picture of the viewer from a previous place of the same shape to its current one; instantly under reduced
 * motion.
 */
export function moveFrom(image: HTMLElement, from: DOMRect): void {
  if (isMotionReduced()) return
  image.animate({ transformOrigin: ['0 0', '0 0'], transform: [placedAt(placeOf(image), from), 'none'] }, MOVE)
  holdScroll(groundOf(image))
}

/**
 * Moves the photograph shown from a previous place to its current one, and another along with it, which stands beside or
 * above it or is hidden there afterwards. A panorama above its text stands lower while it is beside another.
 */
export function slideFrom(image: HTMLElement, from: DOMRect, other: HTMLElement | null, otherFrom?: DOMRect): void {
  if (isMotionReduced()) return
  const place = placeOf(image)
  const way = place.left - from.left
  // By its transform, so a finger can draw it on already.
  image.animate({ transform: [`translate(${-way}px, ${from.top - place.top}px)`, 'none'] }, MOVE)
  const clip = clipOf(image)
  if (clip) stageOf(image)?.animate({ clipPath: [clip, clip] }, MOVE)
  if (!other || !otherFrom) return
  const otherPlace = placeOf(other)
  const start = otherFrom.left - otherPlace.left
  const isRising = otherPlace.bottom < place.top
  // One that comes down from above lets the other go on out of the window.
  const end = isRising ? 0 : way === 0 ? -otherPlace.right : start + way
  // Afterwards it may stand beside the other in less light; one that is hidden then goes in its own.
  const light = Number(getComputedStyle(other).opacity) || 1
  // Not seen through on its way past the other.
  const seen = { visibility: ['visible', 'visible'], opacity: isRising ? [1, 1, light] : [1, light] }
  // On top of the translation that shows the next one beside it.
  other.animate(
    {
      transform: [`translate(${start}px, ${otherFrom.top - otherPlace.top}px)`, `translateX(${end}px)`],
      ...seen,
    },
    MOVE,
  )
}

const stageOf = (image: Element) => image.closest('picture')?.parentElement

/** How the stage is clipped where a photograph drawn aside goes behind the text; empty elsewhere. */
export function clipOf(image: Element): string {
  const stage = stageOf(image)
  return stage ? getComputedStyle(stage).getPropertyValue('--clip') : ''
}

/** What is seen around a photograph: the colour of its ground, and the opacity of counter, text and buttons. */
export interface Around {
  colour: string
  opacity: string
}

export const NOTHING: Around = { colour: 'transparent', opacity: '0' }

/** Reads what is seen around a photograph now, for a move to begin or end with. */
export function aroundOf(image: Element): Around {
  const [part] = partsAround(image)
  const ground = groundOf(image)
  return {
    colour: ground ? getComputedStyle(ground).backgroundColor : '',
    opacity: part ? getComputedStyle(part).opacity : '',
  }
}

/** Fades all that is around a photograph: its ground, and what stands on it when the page is not seen. */
export function fadeAround(image: Element, from: Around, to: Around, fill: FillMode = 'none'): Animation[] {
  const ground = groundOf(image)?.animate({ backgroundColor: [from.colour, to.colour] }, { ...FADE, fill })
  const opacity = [from.opacity, to.opacity]
  const isComing = Number(to.opacity) > Number(from.opacity)
  const timing = isComing ? COME : { ...GO, fill }
  const parts = partsAround(image).map((part) => part.animate({ opacity }, timing))
  const beside = besideOf(image).flatMap((other) => {
    // It may just be coming to light itself, or do so later.
    for (const animation of other.getAnimations()) animation.cancel()
    const own = Number(getComputedStyle(other).opacity)
    return own ? other.animate({ opacity: [own * Number(from.opacity), own * Number(to.opacity)] }, timing) : []
  })
  return [...(ground ? [ground] : []), ...parts, ...beside]
}

/**
 * Brings to light what comes after its photograph: what stands on the ground, where the viewer fades in as a whole, or
 * the words of another photograph once that is nearly in its place.
 */
export function comeLate(parts: readonly Element[]): void {
  if (isMotionReduced()) return
  for (const part of parts) part.animate({ opacity: [0, 1] }, COME)
}

/** Brings words back along with a photograph that a finger has not drawn far enough. */
export function comeBack(words: readonly Element[], opacity: string): void {
  if (isMotionReduced()) return
  for (const word of words) word.animate({ opacity: [opacity, '1'] }, MOVE)
}

/** What stands on the ground beside the photograph. */
export const partsAround = (image: Element) =>
  [...(groundOf(image)?.children ?? [])].filter((part) => !part.contains(image))

/** The photographs beside one: in wide windows the next is seen. */
const besideOf = (image: Element) =>
  [...(groundOf(image)?.querySelectorAll('picture img') ?? [])].filter((other) => other !== image)

/** The current place of a picture, once all its moves are cancelled: it would be measured mid-way. */
export function placeOf(image: HTMLElement): DOMRect {
  for (const animation of image.getAnimations()) animation.cancel()
  return image.getBoundingClientRect()
}

/** The area that a picture of the viewer moves over. */
export const groundOf = (image: Element) => stageOf(image)?.parentElement

/** While moving, a picture may reach below the viewport, where there is nothing to scroll to. */
export const holdScroll = (ground: Element | null | undefined) =>
  ground?.animate({ overflowY: ['hidden', 'hidden'] }, MOVE)

/** The transform that brings a picture from its place to another of the same shape. */
export const placedAt = (place: DOMRect, other: DOMRect) => cutTo(place, other, '50% 50%').transform

/** A point as `object-position` has it, across and down: from 0 at the start of a picture to 1 at its end. */
export const partsOf = (point: string) => point.split(' ').map((part) => Number.parseFloat(part) / 100)

/** Transform and clip that bring a picture from its place into a frame it fills, cropped around a point. */
export function cutTo(place: DOMRect, frame: DOMRect, point: string) {
  const scale = Math.max(frame.width / place.width, frame.height / place.height)
  const [across = 0.5, down = 0.5] = partsOf(point)
  const [x, y] = [place.width - frame.width / scale, place.height - frame.height / scale]
  const [left, top] = [x * across, y * down]
  return {
    transform: `translate(${frame.left - place.left - left * scale}px, ${frame.top - place.top - top * scale}px) scale(${scale})`,
    clipPath: `inset(${top}px ${x - left}px ${y - top}px ${left}px)`,
  }
}
