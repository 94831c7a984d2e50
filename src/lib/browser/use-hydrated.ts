import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** A store whose value is false for the built HTML and the render that takes it over, and then for good. */
function firstRender() {
  let isBuilt = false
  return {
    now: () => !isBuilt,
    built: () => {
      isBuilt = true
      return false
    },
  }
}

/**
 * False on the server and in the first browser render, true afterwards: for what is useless without scripts and must
 * not cause a hydration mismatch. It changes in a transition, so that input can interrupt the resulting renders; a
 * store that changed by itself would re-render every user synchronously at the end of hydration.
 */
export function useHydrated(): boolean {
  const [first] = useState(firstRender)
  const [isHydrated, setHydrated] = useState(useSyncExternalStore(never, first.now, first.built))
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
