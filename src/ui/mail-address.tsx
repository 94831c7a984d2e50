import type { AnchorHTMLAttributes, CSSProperties } from 'react'
import { classNames } from '../lib/text/class-names'
import { MailText } from './breakable-text'
import * as styles from './mail-address.module.scss'

export interface MailAddressProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  email: string
  /** Width of the address over its font size, so that it fills its line exactly. */
  ratio: number
}

/** The e-mail address in large type across the full width; a plain mailto link (P3). */
export function MailAddress({ email, ratio, className, ...rest }: MailAddressProps) {
  return (
    <span className={classNames(styles.frame, className)} style={{ '--ratio': ratio } as CSSProperties}>
      <a {...rest} className={styles.address} href={`mailto:${email}`}>
        <MailText email={email} />
      </a>
    </span>
  )
}
