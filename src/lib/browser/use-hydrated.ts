import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and in the first browser render, true afterwards: for what is useless without scripts and must
 * not cause a hydration mismatch. The value is deferred so that input can interrupt the resulting renders; the store
 * alone would re-render everything synchronously at the end of hydration.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useDeferredValue(isHydrated)
}
