import * as styles from './closing-link.module.scss'
import { SiteLink, type SiteLinkProps } from './site-link'

/** The link onward that ends a page, one step smaller than a title. */
export function ClosingLink({ children, ...props }: Omit<SiteLinkProps, 'className'>) {
  return (
    <SiteLink {...props} className={styles.link}>
      <span className={styles.words}>{children}</span>
    </SiteLink>
  )
}
