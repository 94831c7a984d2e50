import { graphql } from 'gatsby'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import * as styles from './definitions.module.scss'

export interface DefinitionsProps {
  number: number
  words: Queries.DefinitionsWordsFragment
}

/** The services as dictionary entries: each with its kind, its meaning here, and an example of use. */
export function Definitions({ number, words }: DefinitionsProps) {
  return (
    <NumberedSection className={styles.section} headingId="definitions-heading" number={number} words={words}>
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
    </NumberedSection>
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
