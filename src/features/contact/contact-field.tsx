import { useSite } from '../../state/use-site'
import { MailAddress } from '../../ui/mail-address'
import { NumberedSection } from '../../ui/numbered-section'
import * as styles from './contact-field.module.scss'

export interface ContactFieldProps {
  number: number
  /** The question, one entry a line. */
  heading: readonly string[]
  aside: string
}

/** The closing field of a page: a question, and the address over the whole measure. */
export function ContactField({ number, heading, aside }: ContactFieldProps) {
  const { owner, contact } = useSite()

  return (
    <NumberedSection className={styles.field} headingId="contact-heading" number={number} words={{ heading, aside }}>
      <MailAddress className={styles.address} email={owner.email} ratio={contact.addressWidth} />
    </NumberedSection>
  )
}
