import type { AnchorHTMLAttributes, CSSProperties } from 'react'
import { classNames } from '../lib/text/class-names'
import { MailText } from './breakable-text'
import * as styles from './mail-address.module.scss'

export interface MailAddressProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  email: string
  /** Width of the address over its font size, so that it fills its line exactly. */
  ratio: number
  /** On phones, break the address after its `@` for larger type: width of the wider half, and bearing of the domain. */
  halves?: { ratio: number; bearing: number }
}

/** The e-mail address in large type across the full width; a plain mailto link (P3). */
export function MailAddress({ email, ratio, halves, className, ...rest }: MailAddressProps) {
  const domain = email.indexOf('@') + 1

  return (
    <span
      className={classNames(styles.frame, className)}
      style={{ '--ratio': ratio, '--half': halves?.ratio, '--bearing': halves?.bearing } as CSSProperties}
    >
      <a
        {...rest}
        className={classNames(styles.address, halves && styles.halved)}
        href={`mailto:${email}`}
        // Two boxes in a line would be read with a space between them.
        aria-label={halves && email}
      >
        {halves ? (
          [email.slice(0, domain), email.slice(domain)].map((half) => (
            <span key={half} className={styles.half}>
              <MailText email={half} />
            </span>
          ))
        ) : (
          <MailText email={email} />
        )}
      </a>
    </span>
  )
}
