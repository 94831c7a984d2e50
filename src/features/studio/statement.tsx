import { graphql } from 'gatsby'
import { Lines } from '../../ui/lines'
import { reveal } from '../../ui/reveal'
import * as styles from './statement.module.scss'

/** What the studio believes in: one line on yellow, and why. */
export function Statement({ words }: { words: Queries.StatementWordsFragment }) {
  return (
    <section className={styles.section} aria-labelledby="statement">
      <h2 className={styles.line} id="statement" {...reveal()}>
        <Lines lines={words.line} />
      </h2>
      <p className={styles.text}>{words.text}</p>
    </section>
  )
}

export const statementFragment = graphql`
  fragment StatementWords on Agency2PageStatement {
    line
    text
  }
`
