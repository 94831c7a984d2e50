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
  /** The line at display size, one entry a line. */
  line: readonly string[]
}

/** How much wider a heading is tracked than the address is measured, in em. */
const TRACKING = 0.02
/** The room before its first stem and after its last, in em. */
const BEARINGS = 0.1

/** The closing field of a page whose last word is a line of its own: the line, and under it address and place. */
export function ContactCall({ number, heading, aside, line }: ContactCallProps) {
  const { owner, addressWidth } = useSite()
  // It is measured from its first stem to its last, at the tracking of the display size; a heading's is wider.
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
