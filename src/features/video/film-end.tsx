import { Link } from 'gatsby'
import { useEffect, useRef } from 'react'
import { isPlainClick } from '../../lib/browser/is-plain-click'
import { interpolate } from '../../lib/text/interpolate'
import { spellNumber } from '../../lib/text/spell-number'
import { PillButton } from '../../ui/pill-button'
import { type Cut, numberOf } from './film'
import * as styles from './film-end.module.scss'

export interface FilmEndProps {
  cuts: readonly Cut[]
  onAgain: () => void
  onClose: () => void
  /** Called when a visitor follows a link to one of the works. */
  onLeave: () => void
}

/** Replaces the film when it ends: its works as links, and a button to play it again. */
export function FilmEnd({ cuts, onAgain, onClose, onLeave }: FilmEndProps) {
  const end = useRef<HTMLDivElement>(null)
  // The controls that had focus are gone.
  useEffect(() => end.current?.querySelector('button')?.focus(), [])

  return (
    <div ref={end} className={styles.end}>
      {cuts.length > 0 && (
        <>
          <h2 className={styles.heading}>
            <span>{interpolate(STRINGS.film.all, { count: spellNumber(cuts.length) })}</span>{' '}
            <span className={styles.slowly}>{STRINGS.film.slowly}</span>
          </h2>
          <ol className={styles.works}>
            {cuts.map(
              ({ project }, index) =>
                project && (
                  <li key={project.path}>
                    <Link
                      className={styles.work ?? ''}
                      to={project.path}
                      replace
                      onClick={(event) => isPlainClick(event) && onLeave()}
                    >
                      {project.name} <span className={styles.number}>{numberOf(index)}</span>
                    </Link>
                  </li>
                ),
            )}
          </ol>
        </>
      )}
      <div className={styles.actions}>
        <PillButton accent onClick={onAgain}>
          {STRINGS.film.again}
        </PillButton>
        <PillButton className={styles.close} onClick={onClose}>
          {STRINGS.frame.close}
        </PillButton>
      </div>
    </div>
  )
}
