import type { ReactNode } from 'react'
import * as styles from './closing-line.module.scss'

export interface ClosingLineProps {
  /** Optional words, and the link onward, usually a {@link ClosingLink}. */
  children: ReactNode
}

/** The line that ends a list or a page, on the page grid. */
export const ClosingLine = ({ children }: ClosingLineProps) => <p className={styles.line}>{children}</p>

/** A closing line that is the last section of its page. */
export const ClosingSection = ({ children }: ClosingLineProps) => (
  <div className={styles.section}>
    <ClosingLine>{children}</ClosingLine>
  </div>
)
