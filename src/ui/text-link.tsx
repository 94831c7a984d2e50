import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'gatsby'
import { classNames } from '../lib/class-names'
import * as styles from './text-link.module.scss'

export interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, or a full address. */
  to: string
}

/** A link in running text: always underlined, the line drawn anew on hover. */
export function TextLink({ to, className, ...rest }: TextLinkProps) {
  const classes = classNames(styles.link, className)

  return to.startsWith('/') ? (
    <Link {...rest} to={to} className={classes} />
  ) : (
    <a {...rest} href={to} className={classes} />
  )
}
