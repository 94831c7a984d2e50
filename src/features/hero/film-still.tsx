import { graphql } from 'gatsby'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { interpolate } from '../../lib/text/interpolate'
import { isCovered } from '../../state/site-reducer'
import { useSiteState } from '../../state/site-state'
import { usePanelLink } from '../../state/use-panel-link'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import * as styles from './film-still.module.scss'
import { usePreview } from './use-preview'

export interface FilmStillProps {
  film: Queries.HeroFilmFragment
  /** The caption on the still. */
  note: string | null
}

function play(video: HTMLVideoElement) {
  // The browser may refuse; the still is fine then.
  video.play().catch(() => undefined)
}

/**
 * A still that opens the film. A silent preview of at most five seconds plays over it once and fades back to the still;
 * it replays on hover, and waits while a panel covers the page.
 */
export function FilmStill({ film, note }: FilmStillProps) {
  const filmLink = usePanelLink('videoModalVisible')
  const video = useRef<HTMLVideoElement>(null)
  const preview = usePreview(film.preview)
  const [isOver, setOver] = useState(false)
  const covered = isCovered(useSiteState().state)
  const again = () => {
    if (video.current?.ended && !covered) play(video.current)
  }

  useEffect(() => {
    if (!video.current || video.current.ended) return
    if (covered) video.current.pause()
    else play(video.current)
  }, [covered, preview])

  return (
    <SiteLink
      {...filmLink}
      className={styles.still}
      to={film.url}
      aria-label={interpolate(STRINGS.film.still, { title: film.title, note: note ?? '' }).trim()}
      onPointerEnter={again}
      onFocus={again}
    >
      <Picture
        picture={film.poster}
        alt=""
        priority
        sizes="(min-width: 1680px) and (min-height: 1300px) 744px, (min-width: 1680px) 356px, (min-width: 1488px) 316px, (min-width: 992px) 22vw, (min-width: 768px) 45vw, 92vw"
      />
      {preview && (
        <video
          ref={video}
          className={classNames(styles.preview, isOver && styles.over)}
          src={preview}
          muted
          playsInline
          aria-hidden="true"
          onPlaying={() => setOver(false)}
          onEnded={() => setOver(true)}
        />
      )}
      <span className={styles.play}>
        <svg viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
          <path d="M1 0v14l13-7z" />
        </svg>
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </SiteLink>
  )
}

export const heroFilmFragment = graphql`
  fragment HeroFilm on SiteContentVideo {
    title
    url
    seconds
    preview
    poster {
      ...Picture
    }
  }
`
