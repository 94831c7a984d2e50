import { useCallback, useEffect, useRef, useState } from 'react'

/** How long another hour stays after the last move, in ms. */
const STAY = 8000

/** Another hour the visitor asks about, and how to set it. */
export interface AskedHourControl {
  /** In minutes since midnight; undefined for the current time. */
  asked: number | undefined
  /** Asks about an hour, or with `undefined` about the current time again. */
  ask: (minutes: number | undefined) => void
  /** Called when the handle is released: resets to the current time after a while. */
  rest: () => void
}

/** Holds the hour the visitor has moved the handle to, until it has been idle for a while. */
export function useAskedHour(): AskedHourControl {
  const [asked, setAsked] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = useCallback((minutes: number | undefined) => {
    clearTimeout(timer.current)
    setAsked(minutes)
  }, [])
  const rest = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAsked(undefined), STAY)
  }, [])

  return { asked, ask, rest }
}
