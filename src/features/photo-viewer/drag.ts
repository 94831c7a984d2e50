import { clipOf, placeOf } from './moves'
import * as styles from './viewer-pictures.module.scss'
import * as words from './viewer-dialog.module.scss'

/** How far a finger moves before it has a direction, in px. */
export const NEAR = 6
/** Distance from one photograph to the one beside it, in px. */
const GAP = 32
/** Share of the viewport's width over which the words go with the photograph. */
const WORDS_GONE = 0.4

/** How far a finger has moved since it was put down, in px. */
export interface Distance {
  across: number
  down: number
}

export type Side = 'next' | 'previous'

/** The photograph on which a finger moving `across` draws. */
export const sideOf = (across: number): Side => (across < 0 ? 'next' : 'previous')

/** The photograph shown in a viewer; null while it has none. */
export const shownIn = (viewer: Element) => viewer.querySelector<HTMLImageElement>(`.${styles.shown} img`)

/** The photograph before or after the one shown; null if there is only one. */
export const besideIn = (viewer: HTMLElement, side: Side) =>
  viewer.querySelector<HTMLImageElement>(`.${styles[side]} img`)

/** What is said of the photograph shown: its number and its text. */
export const wordsIn = (viewer: Element) => [
  ...viewer.querySelectorAll<HTMLElement>(`.${words.counter}, .${words.caption}`),
]

/** Whether this is the ground around the photograph, and not what stands on it. */
export const isGround = (viewer: HTMLElement, target: EventTarget | null) =>
  target === viewer || shownIn(viewer)?.closest('picture')?.parentElement === target

/** Draws the photograph sideways with the finger, and the one beside it along with it; its words fade. */
export function drawAcross(viewer: HTMLElement, { across }: Distance): void {
  const side = sideOf(across)
  const beside = besideIn(viewer, side)
  if (viewer.dataset.drawn !== side) {
    letGo(viewer)
    if (beside) {
      // It may still be on its way out.
      placeOf(beside)
      beside.style.setProperty('--aside', `${distanceTo(viewer, beside, side)}px`)
    }
    viewer.dataset.drawn = side
  }
  viewer.style.setProperty('--across', `${across}px`)
  viewer.style.setProperty('--gone', String(Math.min(1, Math.abs(across) / (WORDS_GONE * viewer.clientWidth))))
}

/** Draws the photograph down with the finger; with the distance it shrinks, and the page appears behind it. */
export function drawDown(viewer: HTMLElement, { across, down }: Distance): void {
  viewer.dataset.drawn = 'down'
  viewer.style.setProperty('--across', `${across}px`)
  viewer.style.setProperty('--down', `${down}px`)
  viewer.style.setProperty('--away', String(Math.min(1, Math.max(0, (1.5 * down) / viewer.clientHeight))))
}

/** Gives everything drawn its own place back. */
export function letGo(viewer: HTMLElement): void {
  delete viewer.dataset.drawn
  for (const name of ['--across', '--down', '--away', '--gone']) viewer.style.removeProperty(name)
}

/** Whether it stands beside the one shown already. */
const isSeen = (beside: HTMLElement) => getComputedStyle(beside).visibility === 'visible'

/**
 * From a photograph's own place to the one beside the photograph shown, and out of sight if it is not seen yet.
 */
function distanceTo(viewer: HTMLElement, beside: HTMLElement, side: Side): number {
  const shown = shownIn(viewer)
  if (!shown) return 0
  const edge = shown.offsetParent?.getBoundingClientRect().left ?? 0
  // Where both are laid out: the one shown may still be on its way in.
  if (side === 'previous') {
    const start = shown.offsetLeft - GAP
    return (clipOf(shown) ? start : Math.min(-edge, start)) - beside.offsetLeft - beside.offsetWidth
  }
  const end = shown.offsetLeft + shown.offsetWidth + GAP
  const edgeOfWindow = viewer.clientWidth - edge
  // One that is seen runs to the edge of the window at least.
  return Math.max(isSeen(beside) ? edgeOfWindow - beside.offsetWidth : edgeOfWindow, end) - beside.offsetLeft
}
