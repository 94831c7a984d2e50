import { useRef, type ReactNode } from 'react'
import { classNames } from '../../lib/text/class-names'
import { Brand } from '../../ui/brand'
import { isCovered } from '../../state/site-reducer'
import { useSiteState } from '../../state/site-state'
import { useSite } from '../../state/use-site'
import { useHeaderScroll } from './use-header-scroll'
import * as styles from './header.module.scss'

/** The header with brand and menu, which stays in view (L1, H1–H3). */
export function Header({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  const { brand } = useSite()
  const { state } = useSiteState()
  useHeaderScroll(header, isCovered(state))

  return (
    // Bootstrap's panels compensate `is-fixed` elements for the removed scroll bar.
    <header ref={header} className={classNames(styles.header, 'is-fixed')} data-part="header">
      <div className={styles.bar}>
        <Brand name={brand} />
        {children}
      </div>
    </header>
  )
}
