import type { ReactNode } from 'react'
import * as styles from './closing-line.module.scss'

export interface ClosingLineProps {
  /** Words where there are any, and the way on, most often a {@link ClosingLink}. */
  children: ReactNode
}

/** The line that ends a list or a page, on the grid of the page. */
export const ClosingLine = ({ children }: ClosingLineProps) => <p className={styles.line}>{children}</p>

/** A closing line that is the last section of its page. */
export const ClosingSection = ({ children }: ClosingLineProps) => (
  <div className={styles.section}>
    <ClosingLine>{children}</ClosingLine>
  </div>
)
