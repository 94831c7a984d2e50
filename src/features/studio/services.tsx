import { graphql } from 'gatsby'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import * as styles from './services.module.scss'

export interface ServicesProps {
  number: number
  words: Queries.ServicesWordsFragment
}

/** The services on offer: a row each, with a description and how long it takes. */
export function Services({ number, words }: ServicesProps) {
  return (
    <NumberedSection className={styles.section} headingId="services-heading" number={number} words={words}>
      <ul className={styles.list}>
        {words.items.map(({ name, text, term }, index) => (
          <li key={name} className={styles.row} {...reveal('fade-up', index)}>
            <h3 className={styles.name}>
              {name}
              <span className={styles.number} aria-hidden="true">
                {`${number}.${index + 1}`}
              </span>
            </h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.term}>
              <span className={styles.usually}>{words.usually}</span> {term}
            </p>
          </li>
        ))}
      </ul>
    </NumberedSection>
  )
}

export const servicesFragment = graphql`
  fragment ServicesWords on Agency1PageServices {
    heading
    aside
    usually
    items {
      name
      text
      term
    }
  }
`
