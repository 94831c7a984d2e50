import { graphql } from 'gatsby'
import { reveal } from '../../ui/reveal'
import { interpolate } from '../../lib/text/interpolate'
import * as styles from './people.module.scss'

export interface PeopleProps {
  heading: string
  people: readonly Queries.PersonFragment[]
}

/** The people of the studio: a row per name, with their role and since when. */
export function People({ heading, people }: PeopleProps) {
  return (
    <div className={styles.people}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list}>
        {people.map(({ name, role, since }, index) => (
          <li key={name} className={styles.person} {...reveal('fade-up', index)}>
            <p className={styles.name}>{name}</p>
            <p>{role}</p>
            <p className={styles.since}>{interpolate(STRINGS.shared.since, { year: since })}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const personFragment = graphql`
  fragment Person on Agency1PageWeekPeople {
    name
    role
    since
  }
`
