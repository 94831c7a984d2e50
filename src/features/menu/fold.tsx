import { useState, type ReactElement } from 'react'
import { loadedCollapse } from './collapse'
import * as styles from './fold.module.scss'

export interface FoldProps {
  isOpen: boolean
  /** A single element, which is shown and hidden. */
  children: ReactElement
}

/**
 * Expands and collapses the list of a nested group in 300 ms (H4, C4). The animation code loads when the browser is
 * idle; a menu opened before that has no animation, and does not change while in use.
 */
export function Fold({ isOpen, children }: FoldProps) {
  const [Collapse] = useState(loadedCollapse)

  if (!Collapse) return <div hidden={!isOpen}>{children}</div>
  return (
    <Collapse in={isOpen} timeout={Number.parseInt(styles.duration ?? '')}>
      {children}
    </Collapse>
  )
}
