import type { ReactNode } from 'react'
import { classNames } from '../lib/text/class-names'
import { Lines } from './lines'
import * as styles from './section-head.module.scss'

export interface SectionHeadProps {
  /** Place of the section on its page, 1 first; shown as `01 —`. */
  number: number
  /** The heading, one text or its set lines, and a short remark on the right. */
  words: { heading: string | readonly string[]; aside?: ReactNode }
  /** The line above: none where the ground changes there. */
  ruled?: boolean
  /** Id of the heading, for `aria-labelledby` of its section. */
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
