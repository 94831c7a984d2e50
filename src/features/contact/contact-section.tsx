import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { classNames } from '../../lib/text/class-names'
import { sentencesOf } from '../../lib/text/sentences-of'
import { useSite } from '../../state/use-site'
import { type Background, surfaceClass, surfaceName } from '../../ui/surface'
import { MailAddress } from '../../ui/mail-address'
import * as styles from './contact-section.module.scss'

export interface ContactSectionProps {
  /** The opening of a page, under the header; otherwise it fills a panel. */
  hero?: boolean
  background?: Background
  /** Shown at the other end of the label's row, and below the address on phones; a panel's facts have it on tablets. */
  beside?: ReactNode
  /** Facts beside the card. */
  children: ReactNode
}

/** The contact section (P3): heading, text, and the address as a mailto link. There is no form. */
export function ContactSection({ hero = false, background = 'dark', beside, children }: ContactSectionProps) {
  const { owner, contact, addressWidth, addressHalf, domainBearing } = useSite()
  const Heading = hero ? 'h1' : 'h2'
  const lines = contact.heading.split(' ')
  // What the size of the heading follows from.
  const room = {
    '--lines': lines.length,
    '--letters': Math.max(...lines.map(({ length }) => length)),
    '--ratio': addressWidth,
  } as CSSProperties

  return (
    <section
      className={classNames(styles.section, hero ? styles.hero : styles.panel, surfaceClass(background))}
      style={room}
      data-header-ground={hero ? surfaceName(background) : undefined}
    >
      <Heading className={styles.heading}>{contact.heading}</Heading>
      <p className={styles.text}>
        {sentencesOf(contact.text).map((sentence) => (
          <Fragment key={sentence}>
            <span>{sentence}</span>{' '}
          </Fragment>
        ))}
      </p>
      {!hero && children}
      <div className={styles.address}>
        <p className={styles.label}>{contact.label}</p>
        <MailAddress
          className={styles.mail}
          email={owner.email}
          ratio={addressWidth}
          halves={hero ? { ratio: addressHalf, bearing: domainBearing } : undefined}
        />
        {beside}
      </div>
      {hero && children}
    </section>
  )
}
