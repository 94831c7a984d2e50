import { isMotionReduced } from '../../lib/browser/use-reduced-motion'
import { PHOTO_SHOWN, photoLinkId } from '../../lib/picture/photo-link'
import { letGo, shownIn } from './drag'
import {
  aroundOf,
  comeLate,
  cutTo,
  fadeAround,
  groundOf,
  holdScroll,
  MOVE,
  NOTHING,
  partsAround,
  placedAt,
  placeOf,
} from './moves'

/** The moves on the way back; cancelled if the viewer is opened again before it has closed. */
let leaving: Animation[] = []

/**
 * Grows a photograph from its place on the page to its place in the viewer, while background and text fade in around
 * it. Until its own file has loaded, it shows the page's. If the page shows it neither whole nor cropped around a
 * point, if it is outside the viewport, or under reduced motion, the viewer fades in like any dialog, its text last.
 * @param dialog the viewer's dialog, about to be shown
 * @param slug the photograph
 */
export function lift(dialog: HTMLElement, slug: string): void {
  for (const animation of leaving) animation.cancel()
  leaving = []
  endLift(dialog)
  const image = shownIn(dialog)
  const ground = image && groundOf(image)
  if (!ground) return
  letGo(ground)
  const small = pictureOf(slug, image)
  if (small) Object.assign(image.style, { backgroundImage: `url("${small.currentSrc}")`, backgroundSize: '100% 100%' })
  const frame = small && frameOf(small)
  if (!frame) {
    comeLate(partsAround(image))
    return
  }

  // Replaces the fade of the dialog, which would fade the photograph too.
  Object.assign(dialog.style, { opacity: '1', transitionDuration: '0s' })
  const { transform, clipPath } = cutTo(image.getBoundingClientRect(), frame, getComputedStyle(small).objectPosition)
  const way = { transformOrigin: ['0 0', '0 0'], transform: [transform, 'none'], clipPath: [clipPath, 'inset(0px)'] }
  // Cancelled, it has given way to another move.
  image.animate(way, MOVE).finished.then(
    () => endLift(dialog),
    () => undefined,
  )
  // Hidden meanwhile, so the photograph is not seen twice.
  small.animate({ opacity: [0, 0] }, MOVE)
  fadeAround(image, NOTHING, aroundOf(image))
  holdScroll(ground)
}

/**
 * The way back: shrinks the photograph from where it is, even in a finger's hold, into its place on the page, while all
 * else fades. Where it could not grow from there, the viewer fades out like any dialog.
 * @param dialog the viewer's dialog, about to be hidden
 * @param slug the photograph shown
 */
export function putBack(dialog: HTMLElement, slug: string): void {
  endLift(dialog)
  const image = shownIn(dialog)
  const ground = image && groundOf(image)
  const small = ground && pictureOf(slug, image)
  const frame = small && frameOf(small)
  if (!frame) return

  const from = image.getBoundingClientRect()
  const { clipPath: clip } = getComputedStyle(image)
  const around = aroundOf(image)
  letGo(ground)
  const place = placeOf(image)
  const { transform, clipPath } = cutTo(place, frame, getComputedStyle(small).objectPosition)
  const way = {
    transformOrigin: ['0 0', '0 0'],
    transform: [placedAt(place, from), transform],
    clipPath: [clip.startsWith('inset') ? clip : 'inset(0px)', clipPath],
  }
  // The dialog stays for the time of the move and goes at once, whatever becomes of the move.
  Object.assign(dialog.style, { transitionDuration: '0s', transitionDelay: `${MOVE.duration}ms` })
  leaving = [
    image.animate(way, { ...MOVE, fill: 'forwards' }),
    small.animate({ opacity: [0, 0] }, MOVE),
    ...fadeAround(image, around, NOTHING, 'forwards'),
  ]
  holdScroll(ground)
}

/**
 * Brings the page behind the viewer to the place of a photograph, while nothing of the page is seen: its file loads
 * there, and closing puts the photograph back instead of moving the page.
 * @param slug the photograph the viewer is about to show
 */
export function bringPlace(slug: string): void {
  const link = document.getElementById(photoLinkId(slug))
  if (!link?.dispatchEvent(new Event(PHOTO_SHOWN, { bubbles: true, cancelable: true }))) return
  const frame = imageOf(link)?.parentElement ?? link
  if ([frame, link].every((part) => isSeen(part.getBoundingClientRect()))) return
  frame.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Its caption takes the focus, which would move the page once more.
  link.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Restores the dialog's own fade. */
function endLift({ style }: HTMLElement): void {
  for (const name of ['opacity', 'transition-duration', 'transition-delay']) style.removeProperty(name)
}

/** The page's picture of a photograph: the one nearest to its link. */
function imageOf(link: Element | null): HTMLImageElement | null | undefined {
  let around = link
  while (around && !around.querySelector('img')) around = around.parentElement
  return around?.querySelector('img')
}

/** The same, if it has loaded and shows the same part. */
function pictureOf(slug: string, large: HTMLImageElement): HTMLImageElement | undefined {
  const small = imageOf(document.getElementById(photoLinkId(slug)))
  return small?.naturalWidth && isAlike(small, large) ? small : undefined
}

/** Where the page's picture is, if a photograph may move from or to there. */
function frameOf(small: HTMLImageElement): DOMRect | undefined {
  const frame = small.parentElement?.getBoundingClientRect()
  if (isMotionReduced() || !frame?.width) return undefined
  return isSeen(frame) ? frame : undefined
}

const isSeen = ({ top, right, bottom, left }: DOMRect) =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth

/** Whether both show the same part of a photograph: for some, phones show only a part. */
const isAlike = (small: HTMLImageElement, large: HTMLImageElement) =>
  Math.abs((small.naturalWidth / small.naturalHeight) * (large.height / large.width) - 1) < 0.02
