import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'

/** How long to wait after the last change before announcing it, in ms. */
const CALM = 400

/**
 * A debounced live region for screen readers: a burst of changes is announced once.
 * @returns the live region, and a function that announces something in place of anything still pending
 */
export function useStatus(): [status: ReactElement, say: (words: string) => void] {
  const [words, setWords] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  const say = useCallback((next: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setWords(next), CALM)
  }, [])

  const status = (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  )
  return [status, say]
}
