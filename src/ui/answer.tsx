import { Link } from 'gatsby'
import * as styles from './answer.module.scss'

export interface AnswerProps {
  /** What there is, or that there is none of what was asked. */
  line: string
  /** A remark beside it, on axis D. */
  aside?: string
  /** What stands before the links to what may be meant; shown with them only. */
  lead: string
  near: readonly { to: string; name: string }[]
}

/** The head of a page that answers for many addresses (R3): a sentence, and what may be meant. */
export function Answer({ line, aside, lead, near }: AnswerProps) {
  return (
    <header className={styles.answer}>
      <h1 className={styles.line}>{line}</h1>
      {aside && <p className={styles.aside}>{aside}</p>}
      {near.length > 0 && (
        <p className={styles.near}>
          {lead}{' '}
          {near.map(({ to, name }, index) => (
            <span key={to}>
              {index > 0 && (index === near.length - 1 ? ' or ' : ', ')}
              <Link className={styles.link} to={to}>
                {name}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </header>
  )
}
