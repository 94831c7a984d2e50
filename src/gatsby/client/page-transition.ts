import { withPrefix } from 'gatsby'
import { isConnectionToSave } from '../../lib/browser/connection'
import { holdFrames } from '../../lib/browser/hold-frames'
import { isMotionReduced } from '../../lib/browser/use-reduced-motion'
import { nameWorkParts } from '../../lib/routing/name-work-parts'
import { gatsbyWindow } from './window'

/** A page that comes later than this after the press is shown without a movement, in ms. */
const SOON = 150
/** A page that is not there after this is shown as it comes, in ms: meanwhile the browser draws nothing. */
const PATIENCE = 500
/** Below as many processors frames would be dropped. */
const FEWEST_CORES = 4

/** The link that was pressed last. */
let pressed: { link: HTMLAnchorElement; at: number } | undefined
/** The page that is shown. */
let shown = ''
/** Called when the next page is there. */
let settle: (() => void) | undefined

/** Begins to note which link is pressed and where the visitor goes back to. */
export function beginMoves(): void {
  shown = window.location.pathname
  document.addEventListener('click', notePress, { capture: true })
  // Before the router's.
  window.addEventListener('popstate', moveBack, { capture: true })
}

/**
 * Lets the name and the cover of a work go along from page to page: from where it is listed to its own page, to the
 * next one, and back. Nothing moves where the browser cannot, nor for who wants no motion, saves data or has a slow
 * device: there the pages change as ever.
 * @param to where the visitor goes
 * @param change goes there
 */
export function moveTo(to: string | number, change: () => void): void {
  const press = pressed
  pressed = undefined
  const path = press?.link.pathname
  const isSoon = press !== undefined && performance.now() - press.at < SOON
  const block = press?.link.closest('article, li, nav')
  if (!isSoon || !block || pathOf(to) !== path || !move(workOf(path ?? ''), block, change)) change()
}

/** A page is there: what Gatsby calls `onRouteUpdate`. */
export function endMove(): void {
  shown = window.location.pathname
  settle?.()
}

function notePress({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  pressed = link ? { link, at: performance.now() } : undefined
}

const pathOf = (to: string | number) => (typeof to === 'string' ? to.replace(/[?#].*$/s, '') : undefined)

/** The path of a page without the site's prefix. */
const workOf = (path: string) => path.slice(withPrefix('/').length - 1)

function moveBack(event: PopStateEvent) {
  const { pathname } = window.location
  const isLoaded = gatsbyWindow().___loader?.loadPageSync(pathname) !== undefined
  if (event.hasUAVisualTransition || pathname === shown || !isLoaded) return
  // Forward again to a work that is listed here, or from a work back to where it is listed.
  if (!move(workOf(pathname), document)) move(workOf(shown), document)
}

const mayMove = () =>
  'startViewTransition' in document &&
  settle === undefined &&
  document.visibilityState === 'visible' &&
  !isMotionReduced() &&
  !isConnectionToSave() &&
  navigator.hardwareConcurrency >= FEWEST_CORES

/** Takes away the names that the parts of a work have at present. */
let takeNames: (() => void) | undefined
/** The movement that began last. */
let latest: ViewTransition | undefined

/** @returns whether a part of the work is in the window */
function nameParts(work: string, within: ParentNode): boolean {
  takeNames?.()
  takeNames = nameWorkParts(work, within)
  return takeNames !== undefined
}

/**
 * Moves a work to where it is on the next page.
 * @param change goes there; nothing where the router is on its way already
 * @returns whether there is something to move
 */
function move(work: string, within: ParentNode, change?: () => void): boolean {
  if (!mayMove() || !nameParts(work, within)) return false
  // The router shows a page in an animation frame, of which there are none from the picture of the old page to the new.
  let frames = change ? undefined : holdFrames()
  const arrival = new Promise<void>((resolve) => (settle = resolve))
  const guard = setTimeout(() => settle?.(), PATIENCE)
  const arrived = arrival.then(() => {
    clearTimeout(guard)
    settle = undefined
    frames?.giveBack()
    if (!nameParts(work, document)) transition.skipTransition()
  })

  const transition = document.startViewTransition(() => {
    frames ??= holdFrames()
    frames.answer()
    change?.()
    return arrived
  })
  latest = transition
  const skip = () => transition.skipTransition()
  const input = ['pointerdown', 'keydown', 'wheel'] as const
  for (const type of input) window.addEventListener(type, skip, { passive: true })
  transition.ready.catch(() => undefined)
  void transition.finished
    .catch(() => undefined)
    .then(() => {
      // One that another movement ends has lent its names to that one.
      if (latest === transition) takeNames?.()
      for (const type of input) window.removeEventListener(type, skip)
    })
  return true
}
