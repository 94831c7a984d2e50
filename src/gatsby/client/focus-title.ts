/** Gatsby's router focuses this element when the link that was followed has gone with its page. */
const WRAPPER = 'gatsby-focus-wrapper'

/**
 * Moves the focus from the router's element to the title of the page that has arrived: a screen reader would read the
 * element from the header on, and the keyboard continue there. A link that leads to a part of the page continues there.
 */
export function focusTitle(): void {
  if (document.activeElement?.id !== WRAPPER || window.location.hash) return
  const title = document.querySelector<HTMLElement>('main h1')
  title?.setAttribute('tabindex', '-1')
  // Where the page is scrolled to is up to the router.
  title?.focus({ preventScroll: true })
}
