import { FIRST_ENTRY, positionName } from './scroll-position'

/**
 * Opens a page at the top on a new visit. Gatsby keeps positions for the whole session and would restore that of an
 * earlier visit; back, forward and reload keep theirs.
 */
export function forgetOldScroll(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (!visit || !('type' in visit) || visit.type !== 'navigate') return
  try {
    sessionStorage.removeItem(positionName(FIRST_ENTRY))
  } catch {
    // Storage is blocked, so nothing was stored either.
  }
}
