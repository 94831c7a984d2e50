import { useEffect, useState } from 'react'

/** How long a visitor waits for the film before reading that it does not come, in ms. */
export const PATIENCE = 10_000

/** Where the film is: on its way, there, or why it is not: too slow, not given out, no network, not ours to show. */
export type Stage = 'loading' | 'ready' | 'slow' | 'refused' | 'offline' | 'elsewhere'

interface FilmState {
  stage: Stage
  /** Its length, once known. */
  seconds?: number
  isPlaying: boolean
}

// A visitor who asked for the film wants it to start, unless they asked for stillness.
const initial = (): FilmState => ({
  stage: 'loading',
  isPlaying: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
})

const wait = (film: FilmState, next: Partial<FilmState>) => (film.stage === 'loading' ? { ...film, ...next } : film)

/**
 * Follows a film from its opening to its closing, which resets it (O4). Gives its state and the events that the player
 * reports to it.
 */
export function useFilm(isOpen: boolean) {
  const [film, setFilm] = useState(initial)

  useEffect(() => {
    if (!isOpen) return
    const timer = window.setTimeout(() => setFilm((now) => wait(now, { stage: 'slow' })), PATIENCE)
    return () => {
      window.clearTimeout(timer)
      setFilm(initial)
    }
  }, [isOpen])

  return {
    ...film,
    onReady: () => setFilm((now) => wait(now, { stage: 'ready' })),
    onDuration: (seconds: number) => setFilm((now) => ({ ...now, seconds })),
    // The player plays on after a seek unless it is told what the visitor did with its own controls.
    onPlay: () => setFilm((now) => ({ ...now, isPlaying: true })),
    onPause: () => setFilm((now) => ({ ...now, isPlaying: false })),
    onError: (error: unknown) => {
      // The browser's refusal to start by itself, or our own stop: the film is there all the same.
      if (error instanceof DOMException) return
      setFilm((now) => ({ ...now, stage: navigator.onLine ? 'refused' : 'offline' }))
    },
  }
}
