import { Link } from 'gatsby'
import { entryPath } from '../../lib/routing/entry-path'
import { useAvailability } from '../../state/use-availability'
import { useFixedPages, useMenu } from '../../state/use-menu'
import { useSite } from '../../state/use-site'
import { Brand } from '../../ui/brand'
import { MailText } from '../../ui/breakable-text'
import { SiteLink } from '../../ui/site-link'
import { footerLists } from './footer-lists'
import * as styles from './footer.module.scss'
import { Measured } from './measured'

/**
 * The footer: brand, address (below the address itself, availability), works, more pages, contact, and the copyright
 * line with year and studio (P5). The works are the menu's first group; every other group, and every group within the
 * first, is represented by its first page.
 * @param pathname path of the current page
 */
export function Footer({ pathname }: { pathname: string }) {
  const { brand, owner, footer } = useSite()
  const { about, contact, privacy } = useFixedPages()
  const availability = useAvailability()
  const lists = footerLists(useMenu())

  return (
    <footer data-part="footer">
      <div className={styles.ground}>
        <Brand name={brand} className={styles.brand} />
        <address className={styles.address}>
          <a href={`mailto:${owner.email}`}>
            <MailText email={owner.email} />
          </a>
          {availability && <p className={styles.open}>{availability.text}</p>}
          <p>
            {owner.city}, {owner.country}
          </p>
        </address>
        {lists.map(({ label, entries }) => (
          <div key={label} className={styles.list}>
            <h2 className={styles.label}>{label}</h2>
            <ul>
              {entries.map(([name, page]) => (
                <li key={name}>
                  <Link to={entryPath(page)}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.contact}>
          <h2 className={styles.label}>{STRINGS.frame.contact}</h2>
          <ul>
            {about && (
              <li>
                <Link to={about}>{STRINGS.frame.about}</Link>
              </li>
            )}
            <li>
              <SiteLink to={contact}>{STRINGS.frame.toContact}</SiteLink>
            </li>
          </ul>
        </div>
        <Measured pathname={pathname} />
        <div className={styles.legal}>
          <p>{`© ${footer.year} ${footer.studio}`}</p>
          {privacy && (
            <p>
              <Link to={privacy}>{STRINGS.frame.privacy}</Link>
            </p>
          )}
          {footer.note && <p className={styles.note}>{footer.note}</p>}
        </div>
      </div>
    </footer>
  )
}
