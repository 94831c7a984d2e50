import { useEffect, useRef, useState } from 'react'
import { isConnectionToSave } from '../../lib/browser/connection'
import { isMotionReduced } from '../../lib/browser/use-reduced-motion'

/** How long a visitor waits for the film before being told that it does not load, in ms. */
export const PATIENCE = 10_000

/**
 * The film's stage: not requested yet, loading, ready, ended; or why it is missing: too slow, refused, offline, not
 * playable here.
 */
export type Stage = 'before' | 'loading' | 'ready' | 'ended' | 'slow' | 'refused' | 'offline' | 'elsewhere'

interface FilmState {
  stage: Stage
  /** Its length, once known. */
  seconds?: number
  /** Playback position, in seconds. */
  played: number
  isPlaying: boolean
}

/** The part of a player used besides its props. */
interface PlayerHandle {
  seekTo: (seconds: number, unit: 'seconds') => void
  getInternalPlayer: () => unknown
}

// A visitor who opens the film wants it to start, except under reduced motion; nor is it loaded when saving data. A
// platform's player does its own waiting.
const initial = (isOwn: boolean): FilmState => {
  const isStill = isMotionReduced()
  const waits = isOwn && (isStill || isConnectionToSave())
  return { stage: waits ? 'before' : 'loading', played: 0, isPlaying: !isStill && !waits }
}

const wait = (film: FilmState, next: Partial<FilmState>) => (film.stage === 'loading' ? { ...film, ...next } : film)

/**
 * Tracks a film from opening to closing, which resets it (O4). Returns its state, its controls, and the handlers of the
 * player's events.
 * @param isOwn whether the site provides its controls
 */
export function useFilm(isOpen: boolean, isOwn: boolean) {
  const [film, setFilm] = useState(() => initial(isOwn))
  const player = useRef<PlayerHandle>()
  // Where the film begins, if a visitor chose a work before it was requested.
  const start = useRef(0)
  const isWaiting = isOpen && film.stage === 'loading'
  const change = (next: Partial<FilmState>) => setFilm((now) => ({ ...now, ...next }))

  useEffect(() => {
    if (!isWaiting) return
    const timer = window.setTimeout(() => setFilm((now) => wait(now, { stage: 'slow' })), PATIENCE)
    return () => window.clearTimeout(timer)
  }, [isWaiting])

  useEffect(() => {
    if (!isOpen) return
    start.current = 0
    return () => setFilm(initial(isOwn))
  }, [isOpen, isOwn])

  const seek = (seconds: number) => {
    if (film.stage === 'before') {
      start.current = seconds
      play()
    }
    if (film.stage !== 'ready' && film.stage !== 'ended') return
    const played = Math.max(0, Math.min(seconds, film.seconds ?? seconds))
    player.current?.seekTo(played, 'seconds')
    change({ stage: 'ready', played })
  }
  const play = () => {
    if (film.stage === 'before') change({ stage: 'loading', isPlaying: true })
    if (film.stage === 'ended') seek(0)
    if (film.stage === 'loading' || film.stage === 'ready' || film.stage === 'ended') change({ isPlaying: true })
  }

  return {
    film,
    seek,
    toggle: () => (film.isPlaying ? change({ isPlaying: false }) : play()),
    /** The film's own element, if the player is one. */
    video: () => {
      const element = player.current?.getInternalPlayer()
      return element instanceof HTMLVideoElement ? element : undefined
    },
    events: {
      onReady: (handle?: PlayerHandle) => {
        player.current = handle
        if (start.current > 0) handle?.seekTo(start.current, 'seconds')
        start.current = 0
        setFilm((now) => wait(now, { stage: 'ready' }))
      },
      onDuration: (seconds: number) => change({ seconds }),
      onProgress: ({ playedSeconds: played }: { playedSeconds: number }) => change({ played }),
      // Keeps up with the player's own controls; otherwise the player resumes after a seek.
      onPlay: () => change({ isPlaying: true }),
      onPause: () => change({ isPlaying: false }),
      onEnded: () => isOwn && change({ stage: 'ended', isPlaying: false }),
      onError: (error: unknown) => {
        // The browser blocked autoplay, or we stopped it: the film is still there.
        if (error instanceof DOMException) {
          if (error.name === 'NotAllowedError') change({ isPlaying: false })
          return
        }
        change({ stage: navigator.onLine ? 'refused' : 'offline' })
      },
    },
  }
}
