import { withPrefix } from 'gatsby'
import { gatsbyWindow } from './window'

/**
 * Fetches the page of a link ahead, with its code, when a finger comes down on it or it is focused, as Gatsby does for a
 * link that is hovered. No more than that: for a link that is only in view, data come ahead, and the code of every page
 * in view would weigh more than the page that shows them.
 */
export function fetchTouched(): void {
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const isPage = link?.origin === location.origin && link.pathname.startsWith(withPrefix('/'))
    // Files end with their name, pages with a slash.
    if (isPage && link.pathname.endsWith('/') && link.pathname !== location.pathname)
      gatsbyWindow().___loader?.hovering(link.pathname + link.search)
  }
  for (const sign of ['touchstart', 'focusin']) document.addEventListener(sign, notice, { passive: true })
}
