import { isMotionReduced } from '../../lib/browser/use-reduced-motion'
import { photoLinkId } from '../../lib/picture/photo-link'
import * as styles from './lift.module.scss'

const MOVE = { duration: Number.parseInt(styles.move ?? ''), easing: styles.ease ?? '' }
const FADE = { duration: Number.parseInt(styles.fade ?? '') }

/**
 * Grows a photograph from its place on the page to its place in the viewer, while background and text fade in around
 * it. Until its own file has loaded, it shows the page's. If the page shows it neither whole nor cropped around a
 * point, if it is outside the viewport, or under reduced motion, the viewer fades in like any dialog.
 * @param dialog the viewer's dialog, about to be shown
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

  // Replaces the fade of the dialog, which would fade the photograph too.
  dialog.style.opacity = '1'
  const end = () => endLift(dialog)
  const way = wayTo(image.getBoundingClientRect(), from, getComputedStyle(small).objectPosition)
  image.animate(way, MOVE).finished.then(end, end)
  // Hidden meanwhile, so the photograph is not seen twice.
  small.animate({ opacity: [0, 0] }, MOVE)
  ground.animate({ backgroundColor: ['transparent', getComputedStyle(ground).backgroundColor] }, FADE)
  holdScroll(ground)
  for (const part of ground.children) if (!part.contains(image)) part.animate({ opacity: [0, 1] }, FADE)
}

/** Restores the dialog's own fade, for closing. */
export const endLift = (dialog: HTMLElement): void => void dialog.style.removeProperty('opacity')

/**
 * Moves a picture of the viewer from a previous place of the same shape to its current one; instantly under reduced
 * motion.
 */
export function moveFrom(image: HTMLElement, from: DOMRect): void {
  if (isMotionReduced()) return
  // Cancel a move in progress, or its place would be measured mid-way.
  for (const animation of image.getAnimations()) animation.cancel()
  image.animate(wayTo(image.getBoundingClientRect(), from, '50% 50%'), MOVE)
  holdScroll(groundOf(image))
}

const groundOf = (image: HTMLElement) => image.closest('picture')?.parentElement?.parentElement

/** While moving, a picture may reach below the viewport, where there is nothing to scroll to. */
const holdScroll = (ground: Element | null | undefined) => ground?.animate({ overflowY: ['hidden', 'hidden'] }, MOVE)

/** The picture a link stands for: the nearest one around it. */
function pictureOf(link: Element | null): HTMLImageElement | null {
  let around = link
  while (around && !around.querySelector('img')) around = around.parentElement
  return around?.querySelector('img') ?? null
}

/** Whether both show the same part of a photograph: for some, phones show only a part. */
const isAlike = (small: HTMLImageElement, large: HTMLImageElement) =>
  Math.abs((small.naturalWidth / small.naturalHeight) * (large.height / large.width) - 1) < 0.02

/** Keyframes of a whole picture growing out of a frame it fills, cropped around a point. */
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
