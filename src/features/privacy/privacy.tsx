import { graphql } from 'gatsby'
import { interpolate } from '../../lib/text/interpolate'
import { sideBearing } from '../../lib/text/side-bearing'
import { NumberedSection } from '../../ui/numbered-section'
import { LinkedText } from './linked-text'
import * as styles from './privacy.module.scss'

export interface PrivacyProps {
  words: Queries.PrivacyWordsFragment
  /** Where the film is hosted: a path of this site or a URL elsewhere; undefined if there is none. */
  film: string | undefined
}

/** What the site stores about a visitor and which third parties it contacts, fact by fact. */
export function Privacy({ words, film }: PrivacyProps) {
  const { heading, aside, items } = words.facts
  const facts = film === undefined || !words.film ? items : [...items, ofFilm(film, words.film)]

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.line}>{words.line}</h1>
        <p className={styles.text}>{words.text}</p>
        {words.figures.length > 0 && (
          <dl className={styles.figures}>
            {words.figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd style={{ marginInlineStart: `-${sideBearing(value)}em` }}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <NumberedSection className={styles.section} headingId="privacy-heading" number={1} words={{ heading, aside }}>
        <dl className={styles.list}>
          {facts.map((fact) => (
            <div key={fact.term} className={styles.row}>
              <dt className={styles.term}>{fact.term}</dt>
              <dd className={styles.fact}>
                <LinkedText text={fact.text} />
              </dd>
            </div>
          ))}
        </dl>
      </NumberedSection>
    </>
  )
}

/** The fact about the film, depending on where it is hosted. */
function ofFilm(film: string, { term, own, elsewhere }: NonNullable<Queries.PrivacyWordsFragment['film']>) {
  if (film.startsWith('/')) return { term, text: own }
  return { term, text: interpolate(elsewhere, { host: new URL(film).hostname.replace(/^www\./, '') }) }
}

export const privacyFragment = graphql`
  fragment PrivacyWords on PrivacyPage {
    line
    text
    figures {
      value
      label
    }
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
