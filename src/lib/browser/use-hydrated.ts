import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and in the first render of the browser, true from then on: for what has no use without scripts
 * and must not differ between the two.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
