import { graphql } from 'gatsby'
import { reveal } from '../../ui/reveal'
import { SectionHead } from '../../ui/section-head'
import { WidePicture } from '../../ui/wide-picture'
import { People } from './people'
import * as styles from './week.module.scss'

export interface WeekProps {
  number: number
  words: Queries.WeekWordsFragment
}

/** How a week goes: a wide picture, under it the days, the first on yellow, and who is there. */
export function Week({ number, words }: WeekProps) {
  return (
    <section className={styles.section} aria-labelledby="week-heading">
      <SectionHead number={number} heading={words.heading} headingId="week-heading" aside={words.aside} />
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
    </section>
  )
}

export const weekFragment = graphql`
  fragment WeekWords on Agency1PageWeek {
    heading
    aside
    photo {
      ...Picture
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
