import { BrandMark } from '../../ui/brand-mark'
import { useHydrated } from '../../lib/use-hydrated'
import { FIRST_LOAD } from './loader-boot'
import * as styles from './loader.module.scss'

/**
 * Covers the first page of a visit until the layout stands, then fades (L3). Mount it where it stays across navigation.
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
      <BrandMark className={styles.mark} />
    </div>
  )
}
