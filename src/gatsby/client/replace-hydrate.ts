import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { gatsbyWindow } from './window'

/** Where Gatsby's router renders; a page without it, such as the worker's shell, has nothing to hydrate. */
const WRAPPER = 'gatsby-focus-wrapper'

/**
 * Hydrates the HTML in slices of a few ms, between which the browser can respond: as a transition, because React does
 * anything more urgent in one go. It does so only if the HTML is that of the page to show. A host that knows nothing of
 * parameter routes (R3) answers with the 404 page, and React cannot turn one page's markup into another's: there it
 * renders anew.
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
