import { navigate } from 'gatsby'
import { useEffect } from 'react'

/** Puts another page in the place of this one once it is known which (R3). */
export function useForward(target: string | undefined) {
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target])
}
