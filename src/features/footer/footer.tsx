import { Link } from 'gatsby'
import { entryPath, firstPage } from '../../lib/entry-path'
import { useMenu } from '../../state/use-menu'
import { useSite } from '../../state/use-site'
import { Brand } from '../../ui/brand'
import * as styles from './footer.module.scss'

/** How many groups of the menu the footer has room for. */
const GROUPS = 2

/**
 * The footer: brand, the first groups of the menu with the first page of each of their entries, contact, and the
 * copyright line with year and studio (P5).
 */
export function Footer() {
  const { brand, owner, footer } = useSite()
  const groups = useMenu()
    .filter(({ items }) => items)
    .slice(0, GROUPS)

  return (
    <footer data-part="footer">
      <div className={styles.ground}>
        <Brand name={brand} className={styles.brand} />
        {groups.map(({ label, items }) => (
          <div key={label}>
            <h2 className={styles.label}>{label}</h2>
            <ul>
              {items?.map((item) => {
                const page = firstPage(item)
                return (
                  page && (
                    <li key={item.label}>
                      <Link to={entryPath(page)}>{item.label}</Link>
                    </li>
                  )
                )
              })}
            </ul>
          </div>
        ))}
        <address className={styles.contact}>
          <h2 className={styles.label}>Contact</h2>
          <ul>
            <li>
              <a href={`mailto:${owner.email}`}>{owner.email}</a>
            </li>
            <li>
              {owner.city}, {owner.country}
            </li>
            <li>
              <Link to="/about/">about me.</Link>
            </li>
            <li>
              <Link to="/contact/">contact.</Link>
            </li>
          </ul>
        </address>
        <div className={styles.legal}>
          <p>
            © {footer.year} {footer.studio}
          </p>
          {footer.note && <p className={styles.note}>{footer.note}</p>}
        </div>
      </div>
    </footer>
  )
}
