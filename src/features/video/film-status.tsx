import { durationOf } from '../../lib/time/clock-time'
import { classNames } from '../../lib/text/class-names'
import { formatNumber } from '../../lib/text/format-number'
import { interpolate } from '../../lib/text/interpolate'
import type { Film } from './film'
import { PATIENCE, type Stage } from './use-film'
import * as styles from './film-status.module.scss'

export interface FilmStatusProps {
  stage: Stage
  /** Length of the film. */
  seconds: number
  film: Film
}

/** Says below the film what it is doing and which keys control it, or why it does not play and where else it is. */
export function FilmStatus({ stage, seconds, film: { url, bytes, cuts } }: FilmStatusProps) {
  const { hostname: host } = new URL(url, window.location.href)
  const length = durationOf(seconds)
  // Devices without hover have no keys to name.
  const hasKeys = !window.matchMedia('(hover: none)').matches
  const says: Record<Stage, string> = {
    before: interpolate(hasKeys ? STRINGS.film.before : STRINGS.film.beforeTouch, { length }),
    loading: STRINGS.film.loading,
    ready:
      cuts.length === 0
        ? interpolate(STRINGS.film.length, { length })
        : hasKeys
          ? interpolate(STRINGS.film.keys, { count: cuts.length })
          : STRINGS.film.touch,
    ended: interpolate(STRINGS.film.ended, { length }),
    slow: interpolate(STRINGS.film.slow, { host, seconds: PATIENCE / 1000 }),
    refused: interpolate(STRINGS.film.refused, { host }),
    offline: STRINGS.film.offline,
    elsewhere: interpolate(STRINGS.film.elsewhere, { host }),
  }
  const isMissing = stage === 'slow' || stage === 'refused' || stage === 'offline' || stage === 'elsewhere'

  return (
    <p
      className={classNames(styles.status, stage === 'ended' && styles.below, stage === 'ready' && styles.told)}
      role="status"
    >
      <span>
        {says[stage]}
        {isMissing && (
          <>
            {' '}
            {/* Not a SiteLink, which would add the prefix that the address has already. */}
            <a href={url} rel="noopener">
              {STRINGS.film.open}
            </a>
          </>
        )}
      </span>
      {stage === 'before' && bytes && (
        <span>{interpolate(STRINGS.film.size, { size: formatNumber(bytes / 1e6, { maximumFractionDigits: 1 }) })}</span>
      )}
    </p>
  )
}
