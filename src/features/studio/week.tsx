import { graphql } from 'gatsby'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import { WidePicture } from '../../ui/wide-picture'
import { People } from './people'
import * as styles from './week.module.scss'

export interface WeekProps {
  number: number
  words: Queries.WeekWordsFragment
}

/** A week at the studio: a wide picture, and below it the days, the first on yellow, and the people. */
export function Week({ number, words }: WeekProps) {
  return (
    <NumberedSection className={styles.section} headingId="week-heading" number={number} words={words}>
      <WidePicture className={styles.picture} picture={words.photo} />
      <ol className={styles.days}>
        {words.days.map(({ name, text }, index) => (
          <li key={name} className={styles.day}>
            <div className={styles.text} {...reveal('fade-up', index)}>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {words.people.length > 0 && <People heading={words.who} people={words.people} />}
    </NumberedSection>
  )
}

export const weekFragment = graphql`
  fragment WeekWords on Agency1PageWeek {
    heading
    aside
    photo {
      ...WidePicture
    }
    days {
      name
      text
    }
    who
    people {
      ...Person
    }
  }
`
