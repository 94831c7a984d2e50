import { graphql } from 'gatsby'
import { useSite } from '../../state/use-site'
import { MailAddress } from '../../ui/mail-address'
import { NumberedSection } from '../../ui/numbered-section'
import * as styles from './references.module.scss'

export interface ReferencesProps {
  number: number
  words: Queries.CurriculumContactFragment
}

/** The end of the sheet: what can be requested, and the address. */
export function References({ number, words }: ReferencesProps) {
  const { owner, addressWidth } = useSite()

  return (
    <NumberedSection className={styles.section} headingId="references-heading" number={number} words={words}>
      <div className={styles.address}>
        <MailAddress className={styles.size} email={owner.email} ratio={addressWidth} />
      </div>
    </NumberedSection>
  )
}

export const contactFragment = graphql`
  fragment CurriculumContact on Devloper1PageContact {
    heading
  }
`
