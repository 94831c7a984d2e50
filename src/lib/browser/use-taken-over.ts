import { useEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated'

/**
 * For a disclosure that is `<details>` until scripts run and a button from then on: what a visitor has done with the
 * first holds for the second, so that no press is lost and focus stays where it is.
 * @param open shows what the button shows
 * @returns refs for the two, of which only one is there at a time
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
