import { holdFrames } from '../../lib/browser/hold-frames'
import { isMotionReduced } from '../../lib/browser/use-reduced-motion'
import { nameWorkParts } from '../../lib/routing/name-work-parts'
import { withoutPrefix } from '../../lib/routing/without-prefix'
import { gatsbyWindow } from './window'

/** A page that arrives later than this after the click is shown without a transition, in ms. */
const SOON = 150
/** How long a transition waits for a page, in ms: meanwhile the browser renders nothing. */
const PATIENCE = 500

/** The link that was clicked last. */
let pressed: { link: HTMLAnchorElement; at: number } | undefined
/** The path of the current page. */
let shown = ''
/** Called when the next page has arrived. */
let settle: (() => void) | undefined

/** Starts tracking which link is clicked and where the visitor goes back to. */
export function beginMoves(): void {
  shown = window.location.pathname
  document.addEventListener('click', notePress, { capture: true })
  // Captures, to run before the router's listener.
  window.addEventListener('popstate', moveBack, { capture: true })
}

/**
 * Animates the name and cover of a work from page to page: from where it is listed to its own page, to the next one,
 * and back. Pages change as usual if the visitor prefers reduced motion.
 * @param to where the visitor goes
 * @param change performs the navigation
 */
export function moveTo(to: string | number, change: () => void): void {
  const press = pressed
  pressed = undefined
  const path = press?.link.pathname
  const isSoon = press !== undefined && performance.now() - press.at < SOON
  const block = press?.link.closest('article, li, nav')
  if (!isSoon || !block || pathOf(to) !== path || !move(withoutPrefix(path ?? ''), block, change)) change()
}

/** Gatsby's `onRouteUpdate`: a page has arrived. */
export function endMove(): void {
  shown = window.location.pathname
  settle?.()
}

function notePress({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  pressed = link ? { link, at: performance.now() } : undefined
}

const pathOf = (to: string | number) => (typeof to === 'string' ? to.replace(/[?#].*$/s, '') : undefined)

function moveBack(event: PopStateEvent) {
  const { pathname } = window.location
  const isLoaded = gatsbyWindow().___loader?.loadPageSync(pathname) !== undefined
  if (event.hasUAVisualTransition || pathname === shown || !isLoaded) return
  // Forward again to a work that is listed here, or back from a work to where it is listed.
  if (!move(withoutPrefix(pathname), document)) move(withoutPrefix(shown), document)
}

const mayMove = () => settle === undefined && document.visibilityState === 'visible' && !isMotionReduced()

/** Removes the names that the parts of a work currently have. */
let takeNames: (() => void) | undefined
/** The transition that started last. */
let latest: ViewTransition | undefined

/** @returns whether a part of the work is in the viewport */
function nameParts(work: string, within: ParentNode): boolean {
  takeNames?.()
  takeNames = nameWorkParts(work, within)
  return takeNames !== undefined
}

/**
 * Animates a work to its place on the next page.
 * @param change performs the navigation; omitted if the router has already started it
 * @returns whether there is anything to animate
 */
function move(work: string, within: ParentNode, change?: () => void): boolean {
  if (!mayMove() || !nameParts(work, within)) return false
  // The router shows a page in an animation frame, and none run between the snapshots of the old and the new page.
  let frames = change ? undefined : holdFrames()
  const arrival = new Promise<void>((resolve) => (settle = resolve))
  const guard = setTimeout(() => settle?.(), PATIENCE)
  const arrived = arrival.then(() => {
    clearTimeout(guard)
    settle = undefined
    frames?.giveBack()
    // Where scrolling has hidden it: the frame in which it notes that this page is at its top would be too late.
    document.querySelector('header')?.classList.remove('hide-header')
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
      // If another transition has taken over, the names are now its own.
      if (latest === transition) takeNames?.()
      for (const type of input) window.removeEventListener(type, skip)
    })
  return true
}
