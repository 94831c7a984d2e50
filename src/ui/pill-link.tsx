import { classNames } from '../lib/text/class-names'
import * as styles from './pill.module.scss'
import { SiteLink, type SiteLinkProps } from './site-link'

export interface PillLinkProps extends SiteLinkProps {
  /** The one yellow element on its screen. */
  accent?: boolean
}

/** A link that looks like a button (C10). */
export function PillLink({ accent = false, className, ...rest }: PillLinkProps) {
  return <SiteLink {...rest} className={classNames(styles.pill, accent && styles.accent, className)} />
}
