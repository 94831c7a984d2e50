import type { ReactNode } from 'react'
import { classNames } from '../lib/text/class-names'
import { Lines } from './lines'
import * as styles from './section-head.module.scss'

export interface SectionHeadProps {
  /** Position of the section on its page, from 1; shown as `01 —`. */
  number: number
  /** The heading, as one text or fixed lines, and a short remark on the right. */
  words: { heading: string | readonly string[]; aside?: ReactNode }
  /** Draws the line above; off where the background changes. */
  ruled?: boolean
  /** Id of the heading, for the section's `aria-labelledby`. */
  headingId: string
  className?: string | undefined
}

/** The head of a numbered section: number on axis A, heading on B, aside on D, on one baseline. */
export function SectionHead({ number, words, ruled = true, headingId, className }: SectionHeadProps) {
  const { heading, aside } = words

  return (
    <header className={classNames(styles.head, ruled && styles.ruled, className)}>
      <span className={styles.number} aria-hidden="true">
        {`${String(number).padStart(2, '0')} —`}
      </span>
      <h2 className={styles.heading} id={headingId}>
        {typeof heading === 'string' ? heading : <Lines lines={heading} />}
      </h2>
      {aside && <p className={styles.aside}>{aside}</p>}
    </header>
  )
}
