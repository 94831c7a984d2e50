import { useCallback, useEffect, useRef, useState } from 'react'

/** In ms: how long another hour stays after the last move. */
const STAY = 8000

/** Another hour that the visitor asks about, and how to ask. */
export interface AskedHourControl {
  /** In minutes of the day; undefined while the hour is now. */
  asked: number | undefined
  /** Asks about an hour, or with `undefined` about now again. */
  ask: (minutes: number | undefined) => void
  /** The move is over: the hour stays for a while, and then it is now again. */
  rest: () => void
}

/** Keeps the hour that a visitor has moved the day's handle to, until it is left alone. */
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
