import * as styles from './closing-link.module.scss'
import { SiteLink, type SiteLinkProps } from './site-link'

/** The link onward that ends a page, as large as a title. */
export function ClosingLink({ children, ...rest }: Omit<SiteLinkProps, 'className'>) {
  return (
    <SiteLink {...rest} className={styles.link}>
      <span className={styles.words}>{children}</span>
    </SiteLink>
  )
}
