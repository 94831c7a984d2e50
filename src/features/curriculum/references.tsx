import { graphql } from 'gatsby'
import { useSite } from '../../state/use-site'
import { Lines } from '../../ui/lines'
import { MailAddress } from '../../ui/mail-address'
import { SectionHead } from '../../ui/section-head'
import * as styles from './references.module.scss'

export interface ReferencesProps {
  number: number
  words: Queries.CurriculumContactFragment
}

/** The end of the sheet: what may be asked, and the address. */
export function References({ number, words }: ReferencesProps) {
  const { owner, contact } = useSite()

  return (
    <section className={styles.section} aria-labelledby="references-heading">
      <SectionHead number={number} heading={<Lines lines={words.heading} />} headingId="references-heading" />
      <div className={styles.address}>
        <MailAddress className={styles.size} email={owner.email} ratio={contact.addressWidth} />
      </div>
    </section>
  )
}

export const contactFragment = graphql`
  fragment CurriculumContact on Devloper1PageContact {
    heading
  }
`
