import { Link } from 'gatsby'
import { photoLink, type ViewPhoto } from '../../../lib/picture/photo-link'
import * as styles from './sheet-key.module.scss'
import type { Work } from './work'

export interface SheetKeyProps {
  works: readonly Work[]
  /** Opens a photograph over the page. */
  onView: ViewPhoto
}

/** The key to a contact sheet: the works' numbers and names, each linking where its picture does. */
export function SheetKey({ works, onView }: SheetKeyProps) {
  const photographs = works.flatMap(({ slug, photograph }) => (photograph ? [slug] : []))

  return (
    <nav className={styles.key} aria-label={STRINGS.gallery.key}>
      <ul>
        {works.map(({ slug, number, name, href, photograph }) => (
          <li key={slug}>
            <span>{number}</span>
            {photograph ? (
              <a href={href} onClick={photoLink(slug, photographs, onView).onClick}>
                {name}
              </a>
            ) : (
              <Link to={href}>{name}</Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
