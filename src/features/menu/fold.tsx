import { useState, type ReactElement } from 'react'
import { loadedCollapse } from './collapse'
import * as styles from './fold.module.scss'

export interface FoldProps {
  isOpen: boolean
  /** One element, which is shown and hidden. */
  children: ReactElement
}

/**
 * Shows and hides the list of a nested group in 300 ms (H4, C4). Its code comes when the browser is idle; a menu that is
 * opened sooner does without the movement, and never changes under the visitor's hands.
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
