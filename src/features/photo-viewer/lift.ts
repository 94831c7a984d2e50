import { isMotionReduced } from '../../lib/browser/use-reduced-motion'
import { photoLinkId } from '../../lib/picture/photo-link'
import * as styles from './lift.module.scss'

const MOVE = { duration: Number.parseInt(styles.move ?? ''), easing: styles.ease ?? '' }
const FADE = { duration: Number.parseInt(styles.fade ?? '') }

/**
 * Lets a photograph grow from its place on the page to its place in the viewer, while the ground and the words come in
 * around it. Until its own file is there, it shows the one of the page. Where the page does not show it whole or cut
 * around a point, where it is outside the window, and for who asked for less motion, the viewer fades in as dialogs do.
 * @param dialog the dialog of the viewer, about to be shown
 * @param slug the photograph
 */
export function lift(dialog: HTMLElement, slug: string): void {
  const image = [...dialog.querySelectorAll('img')].find((one) => getComputedStyle(one).visibility === 'visible')
  const small = pictureOf(document.getElementById(photoLinkId(slug)))
  if (!image || !small?.naturalWidth || !isAlike(small, image)) return
  Object.assign(image.style, { backgroundImage: `url("${small.currentSrc}")`, backgroundSize: '100% 100%' })

  const from = small.parentElement?.getBoundingClientRect()
  if (isMotionReduced() || !from?.width || from.bottom < 0 || from.top > innerHeight) return
  const ground = groundOf(image)
  if (!ground) return

  // In place of the fade of the whole, which would take the photograph along.
  dialog.style.opacity = '1'
  const end = () => endLift(dialog)
  const way = wayTo(image.getBoundingClientRect(), from, getComputedStyle(small).objectPosition)
  image.animate(way, MOVE).finished.then(end, end)
  // It is lifted, not doubled.
  small.animate({ opacity: [0, 0] }, MOVE)
  ground.animate({ backgroundColor: ['transparent', getComputedStyle(ground).backgroundColor] }, FADE)
  holdScroll(ground)
  for (const part of ground.children) if (!part.contains(image)) part.animate({ opacity: [0, 1] }, FADE)
}

/** Gives the dialog its own fade back, with which it goes. */
export const endLift = (dialog: HTMLElement): void => void dialog.style.removeProperty('opacity')

/**
 * Lets a picture of the viewer go to its place from the one where it stood before, of the same shape; it stands there at once
 * for who asked for less motion.
 */
export function moveFrom(image: HTMLElement, from: DOMRect): void {
  if (isMotionReduced()) return
  // Of a way that it is still on: its place would be measured somewhere on it.
  for (const animation of image.getAnimations()) animation.cancel()
  image.animate(wayTo(image.getBoundingClientRect(), from, '50% 50%'), MOVE)
  holdScroll(groundOf(image))
}

const groundOf = (image: HTMLElement) => image.closest('picture')?.parentElement?.parentElement

/** On its way a picture may stand below the window, where nothing is to scroll to. */
const holdScroll = (ground: Element | null | undefined) => ground?.animate({ overflowY: ['hidden', 'hidden'] }, MOVE)

/** The picture that a link stands for: the nearest around it. */
function pictureOf(link: Element | null): HTMLImageElement | null {
  let around = link
  while (around && !around.querySelector('img')) around = around.parentElement
  return around?.querySelector('img') ?? null
}

/** Whether both show the same part of a photograph: of some, phones have a part alone. */
const isAlike = (small: HTMLImageElement, large: HTMLImageElement) =>
  Math.abs((small.naturalWidth / small.naturalHeight) * (large.height / large.width) - 1) < 0.02

/** The way of a whole picture from a frame that it fills, cut around a point of it. */
function wayTo(to: DOMRect, frame: DOMRect, point: string): PropertyIndexedKeyframes {
  const scale = Math.max(frame.width / to.width, frame.height / to.height)
  const [across = 0.5, down = 0.5] = point.split(' ').map((part) => Number.parseFloat(part) / 100)
  const [x, y] = [to.width - frame.width / scale, to.height - frame.height / scale]
  const [left, top] = [x * across, y * down]
  const move = `translate(${frame.left - to.left - left * scale}px, ${frame.top - to.top - top * scale}px)`
  return {
    transformOrigin: ['0 0', '0 0'],
    transform: [`${move} scale(${scale})`, 'none'],
    clipPath: [`inset(${top}px ${x - left}px ${y - top}px ${left}px)`, 'inset(0px)'],
  }
}
