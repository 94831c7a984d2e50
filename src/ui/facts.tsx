import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../lib/text/class-names'
import * as styles from './facts.module.scss'

export interface Fact {
  term: string
  value: ReactNode
  /** A small third line. */
  detail?: ReactNode
  /** Shows a green square before the value: something is open. */
  open?: boolean
}

export interface FactsProps extends HTMLAttributes<HTMLDListElement> {
  facts: readonly Fact[]
}

/** A row of facts on axes A to D under a hairline; two by two on phones. */
export function Facts({ facts, className, ...rest }: FactsProps) {
  return (
    <dl {...rest} className={classNames(styles.facts, className)}>
      {facts.map(({ term, value, detail, open }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={classNames(styles.value, open && styles.open)}>{value}</dd>
          {detail && <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  )
}
