import { type Cut, numberOf } from './film'
import * as styles from './film-works.module.scss'

export interface FilmWorksProps {
  cuts: readonly Cut[]
  /** The index of the work shown; -1 if there is none. */
  place: number
  onSeek: (seconds: number) => void
}

/**
 * The works of a film below it, on upright phones, where the parts of its line are too short for a thumb. For touch;
 * the line offers the same to everyone.
 */
export function FilmWorks({ cuts, place, onSeek }: FilmWorksProps) {
  return (
    <ol className={styles.rows} aria-hidden="true" data-film="works">
      {cuts.map(({ at, project }, index) => (
        <li key={at}>
          <button
            type="button"
            className={styles.go}
            tabIndex={-1}
            data-current={place === index || undefined}
            onClick={() => onSeek(at)}
          >
            {project?.name} <span className={styles.number}>{numberOf(index)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
