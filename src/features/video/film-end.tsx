import { Link } from 'gatsby'
import { useEffect, useRef, useState } from 'react'
import { isPlainClick } from '../../lib/browser/is-plain-click'
import { classNames } from '../../lib/text/class-names'
import { interpolate } from '../../lib/text/interpolate'
import { spellNumber } from '../../lib/text/spell-number'
import { PillButton } from '../../ui/pill-button'
import { type Cut, numberOf } from './film'
import * as styles from './film-end.module.scss'

export interface FilmEndProps {
  cuts: readonly Cut[]
  /** Address of a film that is a file of ours, for its pictures. */
  url: string | undefined
  onAgain: () => void
  onClose: () => void
  /** Called when a visitor follows a link to one of the works. */
  onLeave: () => void
}

/** How long before its end a work is shown, in seconds: by then it has been used. */
const BEFORE_END = 0.2

/** Replaces the film when it ends: its works as links, the picture each ends with, and a button to play it again. */
export function FilmEnd({ cuts, url, onAgain, onClose, onLeave }: FilmEndProps) {
  const end = useRef<HTMLDivElement>(null)
  // The controls that had focus are gone.
  useEffect(() => end.current?.querySelector('button')?.focus(), [])

  const still = useRef<HTMLVideoElement>(null)
  // Until then it would show how the film begins.
  const [isFound, setFound] = useState(false)
  const show = (place: number) => {
    const { current: film } = still
    if (film) film.currentTime = (cuts[place + 1]?.at ?? film.duration) - BEFORE_END
  }

  return (
    <div ref={end} className={styles.end}>
      {cuts.length > 0 && (
        <>
          <div className={styles.said}>
            <h2 className={styles.heading}>
              <span>{interpolate(STRINGS.film.all, { count: spellNumber(cuts.length) })}</span>{' '}
              <span>{STRINGS.film.slowly}</span>
            </h2>
            {url && (
              <video
                ref={still}
                className={classNames(styles.still, isFound && styles.found)}
                src={url}
                muted
                playsInline
                preload="metadata"
                tabIndex={-1}
                aria-hidden="true"
                onLoadedMetadata={() => show(cuts.length - 1)}
                onSeeked={() => setFound(true)}
              />
            )}
          </div>
          <ol className={styles.works}>
            {cuts.map(
              ({ project }, index) =>
                project && (
                  <li key={project.path}>
                    <Link
                      className={styles.work ?? ''}
                      to={project.path}
                      replace
                      onPointerEnter={() => show(index)}
                      onFocus={() => show(index)}
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
