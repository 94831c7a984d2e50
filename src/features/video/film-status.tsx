import { PATIENCE, type Stage } from './use-film'
import { interpolate } from '../../lib/text/interpolate'
import * as styles from './film-status.module.scss'

export interface FilmStatusProps {
  stage: Stage
  /** Length of the film, once known. */
  seconds: number | undefined
  url: string
}

/** `1:20` for 80 seconds. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Says below the film what it is doing, or why it does not come and where else it is. */
export function FilmStatus({ stage, seconds, url }: FilmStatusProps) {
  const { hostname: host } = new URL(url, window.location.href)
  const says: Record<Stage, string> = {
    loading: STRINGS.film.loading,
    ready: seconds ? interpolate(STRINGS.film.length, { length: clock(seconds) }) : STRINGS.film.film,
    slow: interpolate(STRINGS.film.slow, { host, seconds: PATIENCE / 1000 }),
    refused: interpolate(STRINGS.film.refused, { host }),
    offline: STRINGS.film.offline,
    elsewhere: interpolate(STRINGS.film.elsewhere, { host }),
  }
  const isMissing = stage !== 'loading' && stage !== 'ready'

  return (
    <p className={styles.status} role="status">
      {says[stage]}
      {isMissing && (
        <>
          {' '}
          <a href={url}>{STRINGS.film.open}</a>
        </>
      )}
    </p>
  )
}
