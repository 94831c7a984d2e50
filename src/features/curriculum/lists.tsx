import { graphql } from 'gatsby'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import { TextLink } from '../../ui/text-link'
import { ProjectMention, type Mentioned } from './project-mention'
import * as styles from './lists.module.scss'

export interface ListsProps {
  number: number
  words: Queries.CurriculumListsFragment
  /** Linked where a line names them. */
  projects: readonly Mentioned[]
}

/** Lists of contributions such as open source and talks: name, one line, a detail and the year. */
export function Lists({ number, words, projects }: ListsProps) {
  return (
    <NumberedSection className={styles.section} headingId="lists-heading" number={number} words={words}>
      {words.groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ name, entries }) => (
          <div key={name} className={styles.group}>
            <h3 className={styles.label}>{name}</h3>
            <ul>
              {entries.map((entry, index) => (
                <li key={entry.name} className={styles.entry} {...reveal('fade-up', index)}>
                  <h4 className={styles.name}>
                    {entry.url ? <TextLink to={entry.url}>{entry.name}</TextLink> : entry.name}
                  </h4>
                  <p className={styles.line}>
                    <ProjectMention text={entry.line} projects={projects} />
                  </p>
                  <p className={styles.detail}>{entry.detail}</p>
                  <p className={styles.year}>{entry.year}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </NumberedSection>
  )
}

export const listsFragment = graphql`
  fragment CurriculumLists on Devloper1PageLists {
    heading
    aside
    groups {
      name
      entries {
        name
        line
        detail
        year
        url
      }
    }
  }
`
