import { graphql } from 'gatsby'
import { Lines } from '../../ui/lines'
import { reveal } from '../../ui/reveal'
import { SectionHead } from '../../ui/section-head'
import * as styles from './definitions.module.scss'

export interface DefinitionsProps {
  number: number
  words: Queries.DefinitionsWordsFragment
}

/** The services as a list of words: each with its kind, what it means here, and an example of its use. */
export function Definitions({ number, words }: DefinitionsProps) {
  return (
    <section className={styles.section} aria-labelledby="definitions-heading">
      <SectionHead
        number={number}
        heading={<Lines lines={words.heading} />}
        headingId="definitions-heading"
        aside={words.aside}
      />
      <dl className={styles.list}>
        {words.items.map(({ term, kind, definition, example }, index) => (
          <div key={term} className={styles.entry} {...reveal('fade-up', index)}>
            <dt className={styles.term}>
              {term} <span className={styles.kind}>{kind}</span>
            </dt>
            <dd className={styles.definition}>{definition}</dd>
            <dd className={styles.example}>{example}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export const definitionsFragment = graphql`
  fragment DefinitionsWords on Agency2PageServices {
    heading
    aside
    items {
      term
      kind
      definition
      example
    }
  }
`
