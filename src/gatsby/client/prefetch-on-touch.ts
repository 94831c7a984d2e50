import { withPrefix } from 'gatsby'
import { gatsbyWindow } from './window'

/**
 * Prefetches the page of a link, with its code, when it is touched or focused, as Gatsby does on hover. For links that
 * are only in view, data is prefetched but not code: that of all pages in view would weigh more than the page itself.
 */
export function prefetchOnTouch(): void {
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const isPage = link?.origin === location.origin && link.pathname.startsWith(withPrefix('/'))
    // Pages end with a slash, files do not.
    if (isPage && link.pathname.endsWith('/') && link.pathname !== location.pathname)
      gatsbyWindow().___loader?.hovering(link.pathname + link.search)
  }
  for (const sign of ['touchstart', 'focusin']) document.addEventListener(sign, notice, { passive: true })
}
