import { useSite } from '../../state/use-site'
import { MailAddress } from '../../ui/mail-address'
import { NumberedSection } from '../../ui/numbered-section'
import * as styles from './contact-field.module.scss'

export interface ContactFieldProps {
  number: number
  /** The question, one entry per line. */
  heading: readonly string[]
  aside: string
}

/**
 * The closing section of a page: a question, the address across the full width (on two lines on phones), and the
 * response time.
 */
export function ContactField({ number, heading, aside }: ContactFieldProps) {
  const { owner, addressWidth, addressHalf, domainBearing } = useSite()

  return (
    <NumberedSection className={styles.field} headingId="contact-heading" number={number} words={{ heading }}>
      <MailAddress
        className={styles.address}
        email={owner.email}
        ratio={addressWidth}
        halves={{ ratio: addressHalf, bearing: domainBearing }}
      />
      <p className={styles.aside}>{aside}</p>
    </NumberedSection>
  )
}
