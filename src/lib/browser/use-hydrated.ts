import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and in the first render of the browser, true from then on: for what has no use without scripts
 * and must not differ between the two. What follows from it is drawn in slices that a touch may interrupt: the store alone
 * would draw everything anew at one go, at the end of hydration.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useDeferredValue(isHydrated)
}
