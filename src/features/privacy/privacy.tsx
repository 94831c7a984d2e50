import { graphql } from 'gatsby'
import { useSite } from '../../state/use-site'
import { interpolate } from '../../lib/text/interpolate'
import { sideBearing } from '../../lib/text/side-bearing'
import { MailLink } from '../../ui/mail-link'
import { NumberedSection } from '../../ui/numbered-section'
import { TextLink } from '../../ui/text-link'
import { LinkedText } from './linked-text'
import * as styles from './privacy.module.scss'

export interface PrivacyProps {
  words: Queries.PrivacyWordsFragment
  /** Where the film is hosted: a path of this site or a URL elsewhere; undefined if there is none. */
  film: string | undefined
}

type Fact = Pick<Queries.PrivacyWordsFragment['facts']['items'][number], 'term' | 'text'> & {
  link?: { readonly text: string; readonly to: string } | null
}

/** What the site stores about a visitor and which third parties it contacts, fact by fact. */
export function Privacy({ words, film }: PrivacyProps) {
  const { heading, aside, items } = words.facts
  const facts: readonly Fact[] = film === undefined || !words.film ? items : [...items, ofFilm(film, words.film)]

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.line}>{words.line}</h1>
        <p className={styles.text}>{words.text}</p>
        {words.figures.length > 0 && (
          <dl className={styles.figures}>
            {words.figures.map(({ value, label }) => (
              <div key={label}>
                <dt>
                  <LinkedText text={label} />
                </dt>
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
              {fact.link && (
                <dd className={styles.beside}>
                  <TextLink to={fact.link.to}>{fact.link.text}</TextLink>
                </dd>
              )}
            </div>
          ))}
          {words.responsible && <Responsible words={words.responsible} />}
        </dl>
      </NumberedSection>
    </>
  )
}

/** Who answers for the page, how to reach them, and the date of the page. */
function Responsible({ words }: { words: NonNullable<Queries.PrivacyWordsFragment['responsible']> }) {
  const { owner } = useSite()
  const { name, company, city, country } = owner
  const date = new Intl.DateTimeFormat(LANGUAGE, { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(words.date))

  return (
    <div className={styles.row}>
      <dt className={styles.term}>{words.term}</dt>
      <dd className={styles.fact}>
        <p>{interpolate(words.text, { name, company, city, country })}</p>
        <p className={styles.dated}>
          <time dateTime={words.date}>{interpolate(words.dated, { date })}</time>
        </p>
      </dd>
      <dd className={styles.beside}>
        <MailLink email={owner.email} />
      </dd>
    </div>
  )
}

/** The fact about the film, depending on where it is hosted. */
function ofFilm(film: string, { term, own, elsewhere }: NonNullable<Queries.PrivacyWordsFragment['film']>): Fact {
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
        link {
          text
          to
        }
      }
    }
    responsible {
      term
      text
      dated
      date
    }
    film {
      term
      own
      elsewhere
    }
  }
`
