import { isMotionReduced } from '../../../lib/browser/use-reduced-motion'
import * as styles from './move-works.module.scss'

const MOVE = { duration: Number.parseInt(styles.move ?? ''), easing: styles.ease ?? '' }
const FADE = { duration: Number.parseInt(styles.fade ?? '') }

/** Events that precede any change of the works shown. */
const ACTS = ['pointerdown', 'keydown', 'popstate'] as const

/** The bounds of a work and of its picture, in page coordinates. */
interface Stood {
  work: DOMRect
  frame: DOMRect
  image: HTMLImageElement | null
}

/**
 * Animates the works of a list when the choice changes: those that stay move, others fade in and out. Nothing moves
 * under reduced motion, or outside the viewport.
 * @param list the element containing the works; a work is identified by its slug
 * @returns cleanup function
 */
export function moveWorks(list: HTMLElement): () => void {
  let before = new Map<string, Stood>()

  const remember = () => {
    if (!isMotionReduced()) before = new Map(worksOf(list).map((work) => [keyOf(work), stands(work)]))
  }
  const observer = new MutationObserver(() => {
    if (isMotionReduced() || before.size === 0) return
    const gone = new Map(before)
    for (const work of worksOf(list)) {
      const stood = gone.get(keyOf(work))
      gone.delete(keyOf(work))
      const { work: now } = stands(work)
      if (!stood) work.animate({ opacity: [0, 1] }, FADE)
      else if (isSeen(stood.work) || isSeen(now)) move(work, stood.work, now)
    }
    for (const { frame, image } of gone.values()) if (image?.currentSrc && isSeen(frame)) fadeOut(image, frame)
    before.clear()
  })
  observer.observe(list, { childList: true, subtree: true })
  for (const act of ACTS) window.addEventListener(act, remember, { capture: true, passive: true })

  return () => {
    observer.disconnect()
    for (const act of ACTS) window.removeEventListener(act, remember, { capture: true })
  }
}

const worksOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-work]')]
const keyOf = ({ dataset }: HTMLElement) => dataset.work ?? ''

/** The bounds of an element in page coordinates. */
function placeOf(element: Element): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect()
  return new DOMRect(left + scrollX, top + scrollY, width, height)
}

function stands(work: Element): Stood {
  return { work: placeOf(work), frame: placeOf(work.firstElementChild ?? work), image: work.querySelector('img') }
}

const isSeen = ({ top, bottom }: DOMRect) => bottom > scrollY && top < scrollY + innerHeight

function move(work: Element, from: DOMRect, to: DOMRect) {
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (x !== 0 || y !== 0) work.animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] }, MOVE)
}

/** Fades out the picture of a removed work where it was, from the file that was shown. */
function fadeOut(image: HTMLImageElement, { left, top, width, height }: DOMRect) {
  const ghost = image.cloneNode() as HTMLImageElement
  // Out of its `<picture>`, it would fetch a file in another format.
  ghost.removeAttribute('srcset')
  ghost.src = image.currentSrc
  ghost.alt = ''
  ghost.loading = 'eager'
  Object.assign(ghost.style, {
    position: 'absolute',
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    objectFit: 'cover',
    pointerEvents: 'none',
  })
  document.body.append(ghost)
  const end = () => ghost.remove()
  ghost.animate({ opacity: [1, 0] }, { ...FADE, fill: 'forwards' }).finished.then(end, end)
}
