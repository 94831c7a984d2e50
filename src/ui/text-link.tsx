import { classNames } from '../lib/text/class-names'
import { SiteLink, type SiteLinkProps } from './site-link'
import * as styles from './text-link.module.scss'

/** A link in running text: always underlined, the line redrawn on hover. */
export function TextLink({ className, ...rest }: SiteLinkProps) {
  return <SiteLink {...rest} className={classNames(styles.link, className)} />
}
