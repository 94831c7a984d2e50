import { graphql } from 'gatsby'
import { reveal } from '../../ui/reveal'
import { SectionHead } from '../../ui/section-head'
import * as styles from './services.module.scss'

export interface ServicesProps {
  number: number
  words: Queries.ServicesWordsFragment
}

/** What a client can ask for: a row for each service, with what it is and how long it takes. */
export function Services({ number, words }: ServicesProps) {
  return (
    <section className={styles.section} aria-labelledby="services-heading">
      <SectionHead number={number} heading={words.heading} headingId="services-heading" aside={words.aside} />
      <ul className={styles.list}>
        {words.items.map(({ name, text, term }, index) => (
          <li key={name} className={styles.row} {...reveal('fade-up', index)}>
            <h3 className={styles.name}>
              {name}
              <span className={styles.number} aria-hidden="true">
                {number}.{index + 1}
              </span>
            </h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.term}>
              <span className={styles.usually}>{words.usually}</span> {term}
            </p>
          </li>
        ))}
      </ul>
    </section>
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
