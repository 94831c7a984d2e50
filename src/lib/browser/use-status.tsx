import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'

/** In ms: how long it waits after the last change before it says what has changed. */
const CALM = 400

/**
 * A status for screen readers that waits until things have come to rest, so that a row of changes is heard as one.
 * @returns the live region, and how to tell it something; telling it anew replaces what was not yet said
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
