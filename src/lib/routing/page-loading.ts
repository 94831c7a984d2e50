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

/** A page has been on its way for a second (D8): what Gatsby calls `onRouteUpdateDelayed`. */
export const startPageLoading = () => set(true)

/** The page is there: what Gatsby calls `onRouteUpdate`. */
export const endPageLoading = () => set(false)

/** Whether a visitor has been waiting for a page for longer than a second (D8). */
export function usePageLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLoading,
    () => false,
  )
}
