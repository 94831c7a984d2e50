import { PATIENCE, type Stage } from './use-film'
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
  const { hostname } = new URL(url, window.location.href)
  const says: Record<Stage, string> = {
    loading: 'Loading the film',
    ready: seconds ? `The film, ${clock(seconds)}` : 'The film',
    slow: `The film did not come from ${hostname} within ${PATIENCE / 1000} seconds.`,
    refused: `The film could not be loaded from ${hostname}.`,
    offline: 'You are offline, so the film cannot be loaded.',
    elsewhere: `The film is shown on ${hostname} only.`,
  }
  const isMissing = stage !== 'loading' && stage !== 'ready'

  return (
    <p className={styles.status} role="status">
      {says[stage]}
      {isMissing && (
        <>
          {' '}
          <a href={url}>Open the film itself</a>
        </>
      )}
    </p>
  )
}
