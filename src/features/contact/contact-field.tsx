import { useSite } from '../../state/use-site'
import { Lines } from '../../ui/lines'
import { MailAddress } from '../../ui/mail-address'
import { SectionHead } from '../../ui/section-head'
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
    <section className={styles.field} aria-labelledby="contact-heading">
      <SectionHead number={number} heading={<Lines lines={heading} />} headingId="contact-heading" aside={aside} />
      <MailAddress className={styles.address} email={owner.email} ratio={contact.addressWidth} />
    </section>
  )
}
