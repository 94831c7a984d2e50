import { graphql, Link } from 'gatsby'
import { classNames } from '../../lib/text/class-names'
import * as styles from './gallery-columns.module.scss'
import { formFor } from '../../lib/text/form-for'
import { interpolate } from '../../lib/text/interpolate'

export interface GalleryColumnsProps {
  /** The gallery whose columns the page has. */
  gallery: Queries.GalleryColumnsFragment
  /** The page is that gallery, and not one laid out as it is. */
  isOpen?: boolean
  /** Query string of the address, to carry the chosen tags along. */
  query: string
}

/** Switches between sibling galleries with different numbers of columns. */
export function GalleryColumns({ gallery, isOpen = true, query }: GalleryColumnsProps) {
  const { siblings, sister } = gallery

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
          aria-current={isOpen && slug === gallery.slug ? 'page' : undefined}
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

export const galleryColumnsFragment = graphql`
  fragment GalleryColumns on Gallery {
    slug
    siblings {
      slug
      columns
    }
    sister {
      slug
      fluid
    }
  }
`
