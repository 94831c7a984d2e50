import { graphql } from 'gatsby'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import * as styles from './habits.module.scss'

export interface HabitsProps {
  number: number
  words: Queries.HabitsWordsFragment
}

/** How the owner works: one row per habit, with its reason. */
export function Habits({ number, words }: HabitsProps) {
  return (
    <NumberedSection className={styles.section} headingId="habits-heading" number={number} words={words}>
      <ol className={styles.list}>
        {words.items.map(({ habit, reason }, index) => (
          <li key={habit} className={styles.row} {...reveal('fade-up', index)}>
            <span className={styles.number} aria-hidden="true">
              {`${number}.${index + 1}`}
            </span>
            <h3 className={styles.habit}>{habit}</h3>
            <p className={styles.reason}>{reason}</p>
          </li>
        ))}
      </ol>
    </NumberedSection>
  )
}

export const habitsFragment = graphql`
  fragment HabitsWords on AboutPageHabits {
    heading
    aside
    items {
      habit
      reason
    }
  }
`
