import { useEffect } from 'react'

/**
 * Ignores the second click of the double click that opened a dialog: it would hit whatever closes it (O1).
 * @param isOpen whether the dialog is open
 */
export function useSingleClick(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const stop = () => window.removeEventListener('click', ignoreSecond, { capture: true })
    const ignoreSecond = (event: MouseEvent) => {
      if (event.detail < 2) stop()
      else {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    window.addEventListener('click', ignoreSecond, { capture: true })
    return stop
  }, [isOpen])
}
