import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { gatsbyWindow } from './window'

/** Where Gatsby's router renders; a page without it, the worker's shell for one, has nothing to take over. */
const WRAPPER = 'gatsby-focus-wrapper'

/**
 * Takes over the HTML, in slices of a few ms between which the browser answers the visitor: as a transition, because React
 * does anything less patient in one piece. It does so only where the HTML is that of the page to show. A host that
 * knows nothing of parameter routes (R3) answers with the 404 page, and React cannot turn one page's markup into
 * another's: there it starts anew.
 * @returns how to show the page, or nothing to leave it to Gatsby
 */
export function replaceHydrate(): ((element: ReactNode, container: Element) => void) | undefined {
  if (!document.getElementById(WRAPPER)?.hasChildNodes()) return undefined
  const { pagePath, ___loader } = gatsbyWindow()
  const shown = ___loader?.loadPageSync(window.location.pathname + window.location.search)?.page?.path
  const isThis = shown === undefined || shown === pagePath
  return (element, container) => {
    if (isThis) startTransition(() => void hydrateRoot(container, element))
    else createRoot(container).render(element)
  }
}
