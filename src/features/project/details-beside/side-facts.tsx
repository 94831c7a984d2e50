import type { ReactNode } from 'react'
import { SiteLink } from '../../../ui/site-link'
import { Stack } from '../stack'
import * as styles from './side-facts.module.scss'

interface Row {
  term: string
  value: ReactNode
  /** A small third line. */
  detail?: string
}

/** The facts of a project as a column of rows; below lg a single row of four, on phones two by two. */
export function SideFacts({ project }: { project: Queries.ProjectHeadFragment }) {
  const { client, team, role, year, duration, technologies, links } = project
  const rows: Row[] = [
    { term: STRINGS.facts.client, value: client },
    { term: STRINGS.facts.role, value: role, detail: team },
    { term: STRINGS.facts.year, value: duration ? `${year}, ${duration.toLowerCase()}` : year },
    { term: STRINGS.facts.stack, value: <Stack technologies={technologies} /> },
  ]

  return (
    <dl className={styles.facts}>
      {rows.map(({ term, value, detail }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          {detail && <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
      {links.length > 0 && (
        <div className={styles.row}>
          <dt className={styles.term}>{STRINGS.facts.link}</dt>
          {links.map(({ label, url }) => (
            <dd key={url} className={styles.value}>
              <SiteLink className={styles.link} to={url}>
                {label}
              </SiteLink>
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}
