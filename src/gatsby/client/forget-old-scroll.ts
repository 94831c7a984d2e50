import { FIRST_ENTRY, positionName } from './scroll-position'

/**
 * Opens a page at its top when a visitor comes to it anew. Gatsby keeps positions for the whole session and would put
 * back that of an earlier visit; going back and reloading keep theirs.
 */
export function forgetOldScroll(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (!visit || !('type' in visit) || visit.type !== 'navigate') return
  try {
    sessionStorage.removeItem(positionName(FIRST_ENTRY))
  } catch {
    // Storage is blocked: then nothing was kept either.
  }
}
