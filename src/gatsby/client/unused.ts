// Stands for what src/gatsby/build/leave-out-unused.ts leaves out.

/**
 * Stands for what writes a page's `Head` into the document.
 * @throws where a page has one, so that nobody waits for a title that never comes
 */
export function headHandlerForBrowser({ pageComponent }: { pageComponent?: { Head?: unknown } }): void {
  if (pageComponent?.Head)
    throw new Error('The head of a page is written by src/features/head, not by an export `Head`')
}

/**
 * Stands for the hook that remembers how far a box was scrolled.
 * @throws always
 */
export function useScrollRestoration(): never {
  throw new Error('useScrollRestoration is left out of this site: see src/gatsby/build/leave-out-unused.ts')
}
