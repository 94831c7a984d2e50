import { useSyncExternalStore } from 'react'

let isLoading = false
const listeners = new Set<() => void>()

function set(next: boolean) {
  isLoading = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A page has been loading for a second (D8); called from Gatsby's `onRouteUpdateDelayed`. */
export const startPageLoading = () => set(true)

/** The page has loaded; called from Gatsby's `onRouteUpdate`. */
export const endPageLoading = () => set(false)

/** Whether a page has been loading for more than a second (D8). */
export function usePageLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLoading,
    () => false,
  )
}
