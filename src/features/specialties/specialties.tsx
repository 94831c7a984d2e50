import { graphql, Link } from 'gatsby'
import { Picture } from '../../ui/picture'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import * as styles from './specialties.module.scss'

export interface SpecialtiesProps {
  number: number
  words: Queries.SpecialtiesWordsFragment
  specialties: readonly Queries.SpecialtyFragment[]
}

/** The specialties of P4 as a typographic list on a ground of its own; the active row shows the works that used it. */
export function Specialties({ number, words, specialties }: SpecialtiesProps) {
  return (
    <NumberedSection
      className={styles.section}
      headingId="specialties-heading"
      number={number}
      ruled={false}
      words={words}
    >
      <ul className={styles.list}>
        {specialties.map(({ name, note, path, used, works }, index) => (
          <li key={name} className={styles.row} {...reveal('fade-up', index)}>
            <span className={styles.number} aria-hidden="true">
              {`${number}.${index + 1}`}
            </span>
            <span className={styles.name}>
              {path ? (
                <Link className={styles.word} to={path}>
                  {name}
                </Link>
              ) : (
                <span className={styles.word}>{name}</span>
              )}
              {used > 0 && (
                <span className={styles.count} aria-hidden="true">
                  {used}
                </span>
              )}
            </span>
            <span className={styles.note}>{note}</span>
            {works.length > 0 && (
              <>
                <span className={styles.covers}>
                  {works.slice(0, 4).map(({ path: work, cover }) => (
                    <Picture key={work} picture={cover} sizes="120px" alt="" />
                  ))}
                </span>
                <span className={styles.works}>
                  {works.map((work, place) => (
                    <span key={work.path}>
                      {place > 0 && ', '}
                      <Link className={styles.work} to={work.path}>
                        {work.name}
                      </Link>
                    </span>
                  ))}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </NumberedSection>
  )
}

export const specialtyFragment = graphql`
  fragment Specialty on SiteContentSpecialties {
    name
    note
    path
    used
    works {
      path
      name
      cover {
        ...Thumbnail
      }
    }
  }
`

export const specialtiesWordsFragment = graphql`
  fragment SpecialtiesWords on IndexPageSpecialties {
    heading
    aside
  }
`
