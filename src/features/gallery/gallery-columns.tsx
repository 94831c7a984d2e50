import { Link } from 'gatsby'
import { classNames } from '../../lib/text/class-names'
import * as styles from './gallery-columns.module.scss'
import type { Sibling } from './sibling-galleries'

export interface GalleryColumnsProps {
  siblings: readonly Sibling[]
  /** Slug of the gallery that is shown. */
  present: string
  /** The gallery that goes to the edges of the window where this one does not, or the other way round. */
  sister: Sibling | undefined
  /** Query of the address, so that the chosen tags come along. */
  query: string
}

/** The switch between the galleries of other numbers of columns. */
export function GalleryColumns({ siblings, present, sister, query }: GalleryColumnsProps) {
  return (
    <nav className={styles.columns} aria-label="Columns">
      <span className={styles.label} aria-hidden="true">
        Columns
      </span>
      {siblings.map(({ slug, columns }) => (
        <Link
          key={slug}
          className={styles.link}
          to={`/${slug}/${query}`}
          aria-label={`${columns} columns`}
          aria-current={slug === present ? 'page' : undefined}
        >
          <span>{columns}</span>
        </Link>
      ))}
      {sister && (
        <Link
          className={classNames(styles.edge, !sister.fluid && styles.on)}
          to={`/${sister.slug}/${query}`}
          aria-label={sister.fluid ? 'Edge to edge' : 'With margins'}
        >
          <span>Edge to edge</span>
        </Link>
      )}
    </nav>
  )
}
