import { graphql } from 'gatsby'
import { Comparison } from '../../ui/comparison'
import { reveal } from '../../ui/reveal'
import * as styles from './comparison-block.module.scss'
import { sidesOf } from './sides-of'

/** Two overlaid pictures of one subject to compare, with a text beside them. */
export function ComparisonBlock({ words }: { words: Queries.ComparisonWordsFragment }) {
  const { heading, text, ground, sides } = words

  return (
    <section className={styles.block} aria-labelledby="comparison">
      <Comparison className={styles.comparison} sides={sidesOf(sides)} ground={ground} />
      <div className={styles.text} {...reveal('fade-up', 1)}>
        <h2 className={styles.heading} id="comparison">
          {heading}
        </h2>
        <p>{text}</p>
      </div>
    </section>
  )
}

export const comparisonFragment = graphql`
  fragment ComparisonWords on ProjectComparison {
    heading
    text
    ground
    sides {
      label
      image {
        ...Picture
      }
    }
  }
`
