import { usePageLoading } from '../../lib/routing/page-loading'
import * as styles from './page-progress.module.scss'

/** A thin bar at the top while a page is loading, after the first second (D8). */
export function PageProgress() {
  const isLoading = usePageLoading()

  return (
    <>
      {isLoading && <div className={styles.bar} role="progressbar" aria-label={STRINGS.frame.loading} />}
      <div className="visually-hidden" role="status">
        {isLoading && STRINGS.frame.loading}
      </div>
    </>
  )
}
