import { durationOf } from '../../lib/time/clock-time'
import { classNames } from '../../lib/text/class-names'
import type { Cut } from './film'
import * as styles from './film-controls.module.scss'
import { FilmLine } from './film-line'

export interface FilmControlsProps {
  cuts: readonly Cut[]
  /** Length of the film. */
  seconds: number
  /** Playback position, in seconds. */
  played: number
  isPlaying: boolean
  /** Before the film is requested: its play button is then a square on the picture. */
  isWaiting: boolean
  onToggle: () => void
  onSeek: (seconds: number) => void
  /** Whether captions are shown, and a function to toggle them; undefined without captions. */
  captions: { areShown: boolean; toggle: () => void } | undefined
  /** Toggles full screen; undefined if the browser does not support it. */
  onFill: (() => void) | undefined
}

/** The controls of a self-hosted film: a line with its works, and below it play, time, captions and full screen. */
export function FilmControls({
  cuts,
  seconds,
  played,
  isPlaying,
  isWaiting,
  onToggle,
  onSeek,
  captions,
  onFill,
}: FilmControlsProps) {
  return (
    <div className={classNames(styles.controls, isWaiting && styles.waiting)}>
      <FilmLine cuts={cuts} seconds={seconds} played={played} onSeek={onSeek} />
      <div className={styles.row}>
        <button
          type="button"
          className={classNames(styles.button, styles.play)}
          aria-label={isPlaying ? STRINGS.film.pause : STRINGS.film.play}
          onClick={onToggle}
        >
          <svg viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
            <path d={isPlaying ? 'M1 0h4v14H1zM9 0h4v14H9z' : 'M1 0v14l13-7z'} />
          </svg>
        </button>
        <p className={styles.time}>
          <strong>{durationOf(played)}</strong> / {durationOf(seconds)}
        </p>
        {captions && (
          <button type="button" className={styles.captions} aria-pressed={captions.areShown} onClick={captions.toggle}>
            <span>{STRINGS.film.captions}</span>
          </button>
        )}
        {onFill && (
          <button
            type="button"
            className={classNames(styles.button, styles.fill)}
            aria-label={STRINGS.film.fullScreen}
            onClick={onFill}
          >
            <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="M1 7V1h6M13 1h6v6M19 13v6h-6M7 19H1v-6" />
            </svg>
          </button>
        )}
      </div>
    </div>
  )
}
