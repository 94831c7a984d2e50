import { Comparison } from '../../../ui/comparison'
import { reveal } from '../../../ui/reveal'
import { sidesOf } from '../sides-of'
import * as styles from './side-text.module.scss'

/** Two overlaid pictures of one subject to compare, in the long column below their text. */
export function SideComparison({ words }: { words: Queries.ComparisonWordsFragment }) {
  return (
    <section className={styles.block} aria-label={words.heading}>
      <div className={styles.text} {...reveal()}>
        <h2>{words.heading}</h2>
        <p className={styles.lead}>{words.text}</p>
      </div>
      <Comparison className={styles.picture} sides={sidesOf(words.sides)} ground={words.ground} />
    </section>
  )
}
