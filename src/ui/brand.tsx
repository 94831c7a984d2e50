import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'gatsby'
import { classNames } from '../lib/class-names'
import * as styles from './brand.module.scss'

export interface BrandProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  name: string
  /** Takes the place of the current entry of the browser's history. */
  replace?: boolean
}

/** The logo and the brand's name, linking to the home page (H1). */
export function Brand({ name, className, ...rest }: BrandProps) {
  return (
    <Link {...rest} to="/" className={classNames(styles.brand, className)}>
      <svg className={styles.mark} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
        <path d="M0 1h11l10.6 30h-11z" />
        <circle cx="24.8" cy="8.2" r="7.2" />
      </svg>
      {name}
    </Link>
  )
}
