import { useSyncExternalStore } from 'react'

/** How long what was asked for may take before the site shows that it is loading, in ms: as in Gatsby's navigation. */
export const DELAY = 1000

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

/** A page or panel has been loading for a second (D8); called from Gatsby's `onRouteUpdateDelayed` too. */
export const startPageLoading = () => set(true)

/** It has loaded; called from Gatsby's `onRouteUpdate` too. */
export const endPageLoading = () => set(false)

/** Whether a page or panel has been loading for more than a second (D8). */
export function usePageLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLoading,
    () => false,
  )
}
