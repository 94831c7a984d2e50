import { useHydrated } from '../../lib/browser/use-hydrated'
import { FIRST_LOAD } from './loader-boot'
import * as styles from './loader.module.scss'

/**
 * A line along the viewport's edge on the first load of a visit: it grows until the layout has mounted, closes, and
 * fades out (L3). The page is visible and usable from its first paint. Mount it where it stays mounted across
 * navigation.
 */
export function Loader() {
  const isMounted = useHydrated()

  return (
    <div
      className={styles.loader}
      data-loader={isMounted ? 'inactive' : 'active'}
      aria-hidden="true"
      onTransitionEnd={() => document.documentElement.classList.remove(FIRST_LOAD)}
    >
      <div className={styles.half} />
      <div className={styles.half} />
    </div>
  )
}
