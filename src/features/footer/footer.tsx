import { graphql, Link, useStaticQuery } from 'gatsby'
import { useSite } from '../../state/use-site'
import { Brand } from '../../ui/brand'
import * as styles from './footer.module.scss'

/** The footer: brand, projects, pages and contact, and the copyright line with year and studio (P5). */
export function Footer() {
  const { brand, owner, footer } = useSite()
  const { allProject, allGallery } = useStaticQuery<Queries.FooterListsQuery>(graphql`
    query FooterLists {
      allProject(sort: { order: ASC }, limit: 5) {
        nodes {
          path
          name
          menuLabel
        }
      }
      allGallery(limit: 1) {
        nodes {
          path
        }
      }
    }
  `)

  return (
    <footer data-part="footer">
      <div className={styles.ground}>
        <Brand name={brand} className={styles.brand} />
        <div>
          <h2 className={styles.label}>Projects</h2>
          <ul>
            {allProject.nodes.map(({ path, name, menuLabel }) => (
              <li key={path}>
                <Link to={path}>{menuLabel ?? name}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles.label}>Pages</h2>
          <ul>
            <li>
              <Link to="/">Home</Link>
            </li>
            {allGallery.nodes.map(({ path }) => (
              <li key={path}>
                <Link to={path}>Galleries</Link>
              </li>
            ))}
          </ul>
        </div>
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
