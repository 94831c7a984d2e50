import { Link } from 'gatsby'
import { useMenu } from '../../state/use-menu'
import * as styles from './main-menu.module.scss'

/** The main menu (H4–H6). */
export function MainMenu({ pathname }: { pathname: string }) {
  const entries = useMenu()

  return (
    <nav aria-label="Main" className={styles.menu} data-path={pathname}>
      <ul className={styles.list}>
        {entries.map(({ label, name = '', items }) =>
          items ? null : (
            <li key={label}>
              <Link to={`/${name ? `${name}/` : ''}`}>
                {label}
              </Link>
            </li>
          ),
        )}
        <li>
          <Link to="/about/">
            about me.
          </Link>
        </li>
        <li>
          <Link to="/contact/">
            contact.
          </Link>
        </li>
      </ul>
    </nav>
  )
}
