import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'gatsby'
import { classNames } from '../lib/class-names'
import * as styles from './pill.module.scss'

export interface PillLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, an anchor on this page (`#work`), or a full address. */
  to: string
  /** The one yellow thing of its screen. */
  accent?: boolean
}

/** A link in the shape of a button (C10). */
export function PillLink({ to, accent = false, className, ...rest }: PillLinkProps) {
  const classes = classNames(styles.pill, accent && styles.accent, className)

  return to.startsWith('/') ? (
    <Link {...rest} to={to} className={classes} />
  ) : (
    <a {...rest} href={to} className={classes} />
  )
}
