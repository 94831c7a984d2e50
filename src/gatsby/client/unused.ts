// Stubs for what src/gatsby/build/leave-out-unused.ts leaves out.

/**
 * Stub for the code that writes a page's `Head` into the document.
 * @throws if a page has one, so a missing title does not go unnoticed
 */
export function headHandlerForBrowser({ pageComponent }: { pageComponent?: { Head?: unknown } }): void {
  if (pageComponent?.Head)
    throw new Error('The head of a page is written by src/features/head, not by an export `Head`')
}

/**
 * Stub for the hook that remembers the scroll position of a box.
 * @throws always
 */
export function useScrollRestoration(): never {
  throw new Error('useScrollRestoration is left out of this site: see src/gatsby/build/leave-out-unused.ts')
}
