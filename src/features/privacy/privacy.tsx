import { graphql } from 'gatsby'
import { interpolate } from '../../lib/text/interpolate'
import { NumberedSection } from '../../ui/numbered-section'
import * as styles from './privacy.module.scss'

export interface PrivacyProps {
  words: Queries.PrivacyWordsFragment
  /** Where the film is: a path of this site, or an address elsewhere. */
  film: string
}

/** What the site keeps of a visitor and whom it asks, fact by fact. */
export function Privacy({ words, film }: PrivacyProps) {
  const { heading, aside, items } = words.facts
  const { term, own, elsewhere } = words.film
  const host = film.startsWith('/') ? undefined : new URL(film).hostname.replace(/^www\./, '')
  const facts = [...items, { term, text: host === undefined ? own : interpolate(elsewhere, { host }) }]

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.line}>{words.line}</h1>
        <p className={styles.text}>{words.text}</p>
      </div>
      <NumberedSection className={styles.section} headingId="privacy-heading" number={1} words={{ heading, aside }}>
        <dl className={styles.list}>
          {facts.map((fact) => (
            <div key={fact.term} className={styles.row}>
              <dt className={styles.term}>{fact.term}</dt>
              <dd className={styles.fact}>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </NumberedSection>
    </>
  )
}

export const privacyFragment = graphql`
  fragment PrivacyWords on PrivacyPage {
    line
    text
    facts {
      heading
      aside
      items {
        term
        text
      }
    }
    film {
      term
      own
      elsewhere
    }
  }
`
