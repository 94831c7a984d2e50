import { type ReactNode, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { useSite } from '../../state/use-site'
import { Brand } from '../../ui/brand'
import { CloseButton } from '../../ui/close-button'
import type { LeavingLink } from '../../ui/site-link'
import { type Background, surfaceClass } from '../../ui/surface'
import * as styles from './overlay.module.scss'

export interface OverlaySurfaceProps {
  background: Background
  leaving: LeavingLink
  onClose: () => void
  children: ReactNode
}

/** What an overlay shows: its bar and its content, which scrolls below the bar. At the top again each time it opens. */
export function OverlaySurface({ background, leaving, onClose, children }: OverlaySurfaceProps) {
  const { brand } = useSite()
  const [isScrolled, setScrolled] = useState(false)

  return (
    <div
      className={classNames(styles.panel, surfaceClass(background))}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
    >
      <div className={classNames(styles.bar, isScrolled && styles.scrolled)}>
        <div className={styles.row}>
          <Brand name={brand} {...leaving} />
          <CloseButton className={styles.close} onClick={onClose} />
        </div>
      </div>
      {children}
    </div>
  )
}
