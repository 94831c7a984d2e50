import { useEffect, useRef, useState } from 'react'
import { isConnectionToSave } from '../../lib/browser/connection'
import { isMotionReduced } from '../../lib/browser/use-reduced-motion'

/** How long a visitor waits for the film before reading that it does not come, in ms. */
export const PATIENCE = 10_000

/**
 * Where the film is: not asked for yet, on its way, there, over; or why it is not there: too slow, not given out, no
 * network, not ours to show.
 */
export type Stage = 'before' | 'loading' | 'ready' | 'ended' | 'slow' | 'refused' | 'offline' | 'elsewhere'

interface FilmState {
  stage: Stage
  /** Its length, once known. */
  seconds?: number
  /** How far it has come, in seconds. */
  played: number
  isPlaying: boolean
}

/** What of a player is used beside its props. */
interface PlayerHandle {
  seekTo: (seconds: number, unit: 'seconds') => void
  getInternalPlayer: () => unknown
}

// A visitor who asked for the film wants it to start, unless they asked for stillness; nor is it loaded for a visitor
// who saves data. A platform's player has its own way to wait.
const initial = (isOwn: boolean): FilmState => {
  const isStill = isMotionReduced()
  const waits = isOwn && (isStill || isConnectionToSave())
  return { stage: waits ? 'before' : 'loading', played: 0, isPlaying: !isStill && !waits }
}

const wait = (film: FilmState, next: Partial<FilmState>) => (film.stage === 'loading' ? { ...film, ...next } : film)

/**
 * Follows a film from its opening to its closing, which resets it (O4). Gives its state, what moves it, and the events
 * that the player reports to it.
 * @param isOwn whether its controls are the site's
 */
export function useFilm(isOpen: boolean, isOwn: boolean) {
  const [film, setFilm] = useState(() => initial(isOwn))
  const player = useRef<PlayerHandle>()
  const isWaiting = isOpen && film.stage === 'loading'
  const change = (next: Partial<FilmState>) => setFilm((now) => ({ ...now, ...next }))

  useEffect(() => {
    if (!isWaiting) return
    const timer = window.setTimeout(() => setFilm((now) => wait(now, { stage: 'slow' })), PATIENCE)
    return () => window.clearTimeout(timer)
  }, [isWaiting])

  useEffect(() => {
    if (isOpen) return () => setFilm(initial(isOwn))
  }, [isOpen, isOwn])

  const seek = (seconds: number) => {
    if (film.stage !== 'ready' && film.stage !== 'ended') return
    const played = Math.max(0, Math.min(seconds, film.seconds ?? seconds))
    player.current?.seekTo(played, 'seconds')
    change({ stage: 'ready', played })
  }
  const play = () => {
    if (film.stage === 'before') change({ stage: 'loading', isPlaying: true })
    if (film.stage === 'ended') seek(0)
    if (film.stage === 'ready' || film.stage === 'ended') change({ isPlaying: true })
  }

  return {
    film,
    seek,
    toggle: () => (film.isPlaying ? change({ isPlaying: false }) : play()),
    /** The film's own element, where the player is one. */
    video: () => {
      const element = player.current?.getInternalPlayer()
      return element instanceof HTMLVideoElement ? element : undefined
    },
    events: {
      onReady: (handle?: PlayerHandle) => {
        player.current = handle
        setFilm((now) => wait(now, { stage: 'ready' }))
      },
      onDuration: (seconds: number) => change({ seconds }),
      onProgress: ({ playedSeconds: played }: { playedSeconds: number }) => change({ played }),
      // The player plays on after a seek unless it is told what the visitor did with its own controls.
      onPlay: () => change({ isPlaying: true }),
      onPause: () => change({ isPlaying: false }),
      onEnded: () => isOwn && change({ stage: 'ended', isPlaying: false }),
      onError: (error: unknown) => {
        // The browser's refusal to start by itself, or our own stop: the film is there all the same.
        if (error instanceof DOMException) return
        change({ stage: navigator.onLine ? 'refused' : 'offline' })
      },
    },
  }
}
