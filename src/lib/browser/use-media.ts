import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches.
 * @param atFirst the value for the built HTML and the first render
 */
export function useMedia(query: string, atFirst: boolean): boolean {
  const listen = useCallback(
    (change: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', change)
      return () => list.removeEventListener('change', change)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => atFirst,
  )
}
