import { useSyncExternalStore } from 'react'

const STILL = '(prefers-reduced-motion: reduce)'

function listen(change: () => void): () => void {
  const query = window.matchMedia(STILL)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

/** Whether the visitor asked for reduced motion; true in the built HTML and the first render, as nothing moves there. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(STILL).matches,
    () => true,
  )
}
