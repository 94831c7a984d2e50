import { Link } from 'gatsby'
import { classNames } from '../../lib/text/class-names'
import * as styles from './gallery-columns.module.scss'
import type { Sibling } from './sibling-galleries'
import { formFor } from '../../lib/text/form-for'
import { interpolate } from '../../lib/text/interpolate'

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
    <nav className={styles.columns} aria-label={STRINGS.gallery.columns}>
      <span className={styles.label} aria-hidden="true">
        {STRINGS.gallery.columns}
      </span>
      {siblings.map(({ slug, columns }) => (
        <Link
          key={slug}
          className={styles.link}
          to={`/${slug}/${query}`}
          aria-label={interpolate(formFor(STRINGS.gallery.columnsOf, columns), { count: columns })}
          aria-current={slug === present ? 'page' : undefined}
        >
          <span>{columns}</span>
        </Link>
      ))}
      {sister && (
        <Link
          className={classNames(styles.edge, !sister.fluid && styles.on)}
          to={`/${sister.slug}/${query}`}
          aria-label={sister.fluid ? STRINGS.gallery.edgeToEdge : STRINGS.gallery.withMargins}
        >
          <span>{STRINGS.gallery.edgeToEdge}</span>
        </Link>
      )}
    </nav>
  )
}
