import type { ReactNode } from 'react'
import { classNames } from '../lib/text/class-names'
import * as styles from './closing-line.module.scss'

export interface ClosingLineProps {
  /** Words where there are any, and the way on, most often a {@link ClosingLink}. */
  children: ReactNode
  className?: string | undefined
}

/** The line that ends a list or a page, on the grid of the page. */
export const ClosingLine = ({ children, className }: ClosingLineProps) => (
  <p className={classNames(styles.line, className)}>{children}</p>
)

/** A closing line that is the last section of its page. */
export const ClosingSection = ({ children }: Pick<ClosingLineProps, 'children'>) => (
  <div className={styles.section}>
    <ClosingLine>{children}</ClosingLine>
  </div>
)
