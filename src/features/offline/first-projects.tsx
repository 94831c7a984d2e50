import { graphql } from 'gatsby'
import { classNames } from '../../lib/text/class-names'
import { NumberedSection } from '../../ui/numbered-section'
import { SiteLink } from '../../ui/site-link'
import * as styles from './offline.module.scss'

export interface FirstProjectsProps {
  words: { heading: string; aside?: string }
  projects: readonly Queries.FirstProjectFragment[]
  /** It is not known yet whether the list is of use. */
  waits: boolean
}

/**
 * Projects to begin with, for visitors with a connection who have kept nothing yet, or whose browser keeps nothing:
 * rows of text like those of kept pages, as pictures might be missing here.
 */
export function FirstProjects({ words, projects, waits }: FirstProjectsProps) {
  if (projects.length === 0) return null

  return (
    <NumberedSection
      className={styles.first}
      headingId="first-heading"
      number={1}
      words={words}
      data-waits={waits || undefined}
    >
      <ul className={styles.list}>
        {projects.map(({ path, name, line, year }, place) => (
          <li key={path} className={classNames(styles.row, styles.project)}>
            <span className={styles.number} aria-hidden="true">
              1.{place + 1}
            </span>
            <SiteLink className={styles.name} to={path}>
              {name}
            </SiteLink>
            <p className={styles.what}>{line}</p>
            <p className={styles.year}>{year}</p>
          </li>
        ))}
      </ul>
    </NumberedSection>
  )
}

export const firstProjectFragment = graphql`
  fragment FirstProject on Project {
    path
    name
    line
    year
  }
`
