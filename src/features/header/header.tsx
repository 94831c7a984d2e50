import { useRef, type ReactNode } from 'react'
import { Brand } from '../../ui/brand'
import { useSite } from '../../state/use-site'
import { useHeaderScroll } from './use-header-scroll'
import * as styles from './header.module.scss'

/** The sticky header with brand and menu (L1, H1–H3). */
export function Header({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  const { brand } = useSite()
  useHeaderScroll(header)

  return (
    <header ref={header} className={styles.header} data-part="header">
      <div className={styles.bar}>
        <Brand name={brand} />
        {children}
      </div>
    </header>
  )
}
