import type { RouteUpdateArgs } from 'gatsby'

/** Gatsby's router focuses this element after each change of the page, in an effect that follows `onRouteUpdate`. */
const WRAPPER = 'gatsby-focus-wrapper'

/**
 * Passes the focus on from the router's element to the title of the page that has arrived: a screen reader would read
 * the element from the header on, and the keyboard continue there. A link to a part of the page continues there.
 */
export function focusTitle({ location, prevLocation }: Pick<RouteUpdateArgs, 'location' | 'prevLocation'>): void {
  if (!prevLocation || prevLocation.pathname === location.pathname || location.hash) return
  document.getElementById(WRAPPER)?.addEventListener('focus', focus, { once: true })
}

function focus() {
  const title = document.querySelector<HTMLElement>('main h1')
  title?.setAttribute('tabindex', '-1')
  // Where the page is scrolled to is up to the router.
  title?.focus({ preventScroll: true })
}
