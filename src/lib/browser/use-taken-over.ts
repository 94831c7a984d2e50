import { useEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated'

/**
 * For a disclosure that is `<details>` before hydration and a button afterwards: carries over the open state and the
 * focus, so that no early press is lost.
 * @param open shows what the button shows
 * @returns refs for both, of which only one is mounted at a time
 */
export function useTakenOver(open: () => void) {
  const details = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const left = useRef({ isOpen: false, hasFocus: false })
  const latest = useRef(open)
  const isHydrated = useHydrated()

  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (!isHydrated) {
      left.current = {
        isOpen: details.current?.open === true,
        hasFocus: details.current?.contains(document.activeElement) === true,
      }
      return
    }
    if (left.current.hasFocus) button.current?.focus()
    if (left.current.isOpen) latest.current()
  }, [isHydrated])

  return { details, button, isHydrated }
}
