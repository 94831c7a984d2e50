import { interpolate } from '../../lib/text/interpolate'
import { type Cut, placeAt } from './film'
import * as styles from './film-line.module.scss'

export interface FilmLineProps {
  cuts: readonly Cut[]
  /** Length of the film. */
  seconds: number
  /** Playback position, in seconds. */
  played: number
  onSeek: (seconds: number) => void
}

/** The progress of a film, as a line; with works, the line is split into parts that seek to each work. */
export function FilmLine({ cuts, seconds, played, onSeek }: FilmLineProps) {
  const filled = (from: number, to: number) => Math.max(0, Math.min((played - from) / (to - from), 1))
  if (cuts.length === 0) return <div className={styles.line}>{bar(filled(0, seconds))}</div>

  return (
    <ol className={styles.line} aria-label={STRINGS.film.works}>
      {cuts.map(({ at, project }, index) => {
        const end = cuts[index + 1]?.at ?? seconds
        return (
          <li key={at} className={styles.part} style={{ flexGrow: end - at }}>
            <button
              type="button"
              className={styles.button}
              aria-label={interpolate(STRINGS.film.goTo, { name: project?.name ?? index + 1 })}
              aria-current={placeAt(cuts, played) === index}
              onClick={() => onSeek(at)}
            >
              {bar(filled(at, end))}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const bar = (share: number) => (
  <span className={styles.bar}>
    <span className={styles.played} style={{ transform: `scaleX(${share})` }} />
  </span>
)
