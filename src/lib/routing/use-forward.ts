import { navigate } from 'gatsby'
import { useEffect } from 'react'

/** Replaces this page with another once its path is known (R3). */
export function useForward(target: string | undefined) {
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target])
}
