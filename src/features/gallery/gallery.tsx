import { graphql } from 'gatsby'
import { TextLink } from '../../ui/text-link'
import { GalleryHead } from './gallery-head'
import { GalleryWorks } from './gallery-works'
import * as styles from './gallery.module.scss'
import { hasTextInColumns } from './has-text-in-columns'
import type { Work } from './work'

export interface GalleryProps {
  gallery: Queries.GalleryWordsFragment
  works: readonly Work[]
}

/** A gallery: title, works, and the way to the next one. */
export function Gallery({ gallery, works }: GalleryProps) {
  const { title, intro, closing } = gallery
  const inColumns = hasTextInColumns(gallery)
  const end = (
    <p className={inColumns ? styles.end : styles.closing}>
      <span className={styles.text}>{closing.text}</span> <TextLink to={`/${closing.to}/`}>{closing.link}</TextLink>
    </p>
  )

  return (
    <div className={styles.gallery}>
      <GalleryHead title={title} count={works.length} intro={inColumns ? undefined : intro} />
      <GalleryWorks
        works={works}
        arrangement={gallery.arrangement}
        columns={gallery.columns}
        fluid={gallery.fluid}
        head={inColumns && <p>{intro}</p>}
        end={inColumns && end}
      />
      {!inColumns && end}
    </div>
  )
}

export const galleryFragment = graphql`
  fragment GalleryWords on Gallery {
    arrangement
    columns
    fluid
    title
    intro
    closing {
      text
      link
      to
    }
  }
`
