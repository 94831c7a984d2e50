import { Link } from 'gatsby'
import * as styles from './answer.module.scss'

export interface AnswerProps {
  /** Says what was found, or that nothing was. */
  line: string
  /** How many there are of what the line names, raised beside it. */
  count?: number | undefined
  /** A remark on axis D. */
  aside?: string
  /** Introduces the suggested links; shown only if there are any. */
  lead: string
  near: readonly { to: string; name: string }[]
}

/** The head of a page that answers many URLs (R3): a sentence, and suggestions. */
export function Answer({ line, count, aside, lead, near }: AnswerProps) {
  return (
    <header className={styles.answer}>
      <div className={styles.line}>
        <h1 className={styles.name}>{line}</h1>
        {count !== undefined && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </div>
      {aside && <p className={styles.aside}>{aside}</p>}
      {near.length > 0 && (
        <p className={styles.near}>
          {lead}{' '}
          {new Intl.ListFormat(LANGUAGE, { type: 'disjunction' })
            .formatToParts(near.map(({ to }) => to))
            .map(({ type, value }) => {
              const page = type === 'element' && near.find(({ to }) => to === value)
              return page ? (
                <Link key={value} className={styles.link} to={value}>
                  {page.name}
                </Link>
              ) : (
                value
              )
            })}
          .
        </p>
      )}
    </header>
  )
}
