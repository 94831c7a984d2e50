import { useSite } from '../../state/use-site'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import * as styles from './specialties.module.scss'

export interface SpecialtiesProps {
  number: number
  heading: string
}

/** The specialties of P4 as a typographic list on navy. */
export function Specialties({ number, heading }: SpecialtiesProps) {
  const { specialties } = useSite()

  return (
    <NumberedSection
      className={styles.section}
      headingId="specialties-heading"
      number={number}
      ruled={false}
      words={{ heading }}
    >
      <ul className={styles.list}>
        {specialties.map(({ name, note }, index) => (
          <li key={name} className={styles.row} {...reveal('fade-up', index)}>
            <span className={styles.number} aria-hidden="true">
              {number}.{index + 1}
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </NumberedSection>
  )
}
