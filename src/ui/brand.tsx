import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'gatsby'
import { classNames } from '../lib/text/class-names'
import { BrandMark } from './brand-mark'
import * as styles from './brand.module.scss'

export interface BrandProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  name: string
  /** Replaces the current history entry. */
  replace?: boolean
}

/** The logo and the brand's name, linking to the home page (H1). */
export function Brand({ name, className, ...rest }: BrandProps) {
  return (
    <Link {...rest} to="/" className={classNames(styles.brand, className)}>
      <BrandMark className={styles.mark} />
      {name}
    </Link>
  )
}
