import { useHydrated } from '../../lib/browser/use-hydrated'
import { FIRST_LOAD } from './loader-boot'
import * as styles from './loader.module.scss'

/**
 * A line along the window's edge on the first load of a visit: it grows while the layout mounts, closes when it stands,
 * and fades (L3). The page is seen and used from its first paint. Mount it where it stays across navigation.
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
      <svg className={styles.frame}>
        <rect className={styles.line} pathLength={1} />
        {isMounted && <rect className={styles.closing} pathLength={1} />}
      </svg>
    </div>
  )
}
