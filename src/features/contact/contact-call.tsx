import type { CSSProperties } from 'react'
import { useSite } from '../../state/use-site'
import { Lines } from '../../ui/lines'
import { NumberedSection } from '../../ui/numbered-section'
import { MailText } from '../../ui/breakable-text'
import * as styles from './contact-call.module.scss'

export interface ContactCallProps {
  number: number
  heading: string
  aside: string
  /** The line at display size, one entry per line. */
  line: readonly string[]
}

/** How much wider a heading is tracked than the measured address, in em. */
const TRACKING = 0.02
/** Side bearings of its first and last letter together, in em. */
const BEARINGS = 0.1

/** The closing section of a page that ends with a line of its own; address and place are below it. */
export function ContactCall({ number, heading, aside, line }: ContactCallProps) {
  const { owner, addressWidth } = useSite()
  // The address is measured from first to last stem at the tracking of the display size; a heading's is wider.
  const widest = addressWidth + BEARINGS + TRACKING * owner.email.length

  return (
    <NumberedSection className={styles.field} headingId="contact-heading" number={number} words={{ heading, aside }}>
      <p className={styles.line}>
        <Lines lines={line} />
      </p>
      <a className={styles.address} href={`mailto:${owner.email}`} style={{ '--widest': widest } as CSSProperties}>
        <MailText email={owner.email} />
      </a>
      <p className={styles.place}>
        {owner.company}
        <br />
        {owner.city}, <span className="unbroken">{owner.country}</span>
      </p>
    </NumberedSection>
  )
}
