import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { gatsbyWindow } from './window'

/**
 * Takes over the HTML only where it is that of the page to show. A host that knows nothing of parameter routes (R3)
 * answers with the 404 page, and React cannot turn one page's markup into another's: there it starts anew.
 * @returns how to show the page, or nothing to leave it to Gatsby
 */
export function replaceHydrate(): ((element: ReactNode, container: Element) => void) | undefined {
  const { pagePath, ___loader } = gatsbyWindow()
  const shown = ___loader?.loadPageSync(window.location.pathname + window.location.search)?.page?.path
  if (shown === undefined || shown === pagePath) return undefined
  return (element, container) => createRoot(container).render(element)
}
