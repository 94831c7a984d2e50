import { useSite } from '../../state/use-site'
import { reveal } from '../../ui/reveal'
import { SectionHead } from '../../ui/section-head'
import * as styles from './specialties.module.scss'

export interface SpecialtiesProps {
  number: number
  heading: string
}

/** The specialties of P4 as a typographic list on navy. */
export function Specialties({ number, heading }: SpecialtiesProps) {
  const { specialties } = useSite()

  return (
    <section className={styles.section} aria-labelledby="specialties-heading">
      <SectionHead number={number} heading={heading} headingId="specialties-heading" ruled={false} />
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
    </section>
  )
}
