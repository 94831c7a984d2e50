import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../../lib/text/class-names'
import type { ViewPhoto } from '../../../lib/picture/photo-link'
import { captionOf } from './caption-of'
import { columnsAt } from '../columns-at'
import { GalleryWork } from './gallery-work'
import * as styles from './gallery-works.module.scss'
import { pictureSizes } from './picture-sizes'
import { placeStyle } from '../place-style'
import { type Arrangement, placeWorks } from '../place-works'
import type { Work } from './work'

export interface GalleryWorksProps extends Arrangement {
  works: readonly Work[]
  /** Opens a photograph over the page. */
  onView: ViewPhoto
  /** A text at the head of the last column. */
  head?: ReactNode
  /** A text that ends the shortest column. */
  end?: ReactNode
}

/**
 * The works of a gallery in equal rows or at their own ratios. The list keeps the order of reading; the style sheet
 * moves each work to its place, so nothing shifts and no script is needed.
 */
export function GalleryWorks({ works, onView, head, end, ...arrangement }: GalleryWorksProps) {
  const { columns, fluid } = arrangement
  const masonry = arrangement.arrangement === 'masonry'
  const places = placeWorks(
    works.map(({ ratio }) => ratio),
    arrangement,
  )
  const photographs = works.flatMap(({ slug, photograph }) => (photograph ? [slug] : []))
  const { phone, tablet, wide } = columnsAt(columns)
  const counts = { '--phone': phone, '--tablet': tablet, '--wide': wide } as CSSProperties

  return (
    <div
      className={classNames(
        styles.works,
        masonry ? styles.masonry : styles.grid,
        fluid ? styles.fluid : styles.contained,
        columns === 2 && styles.two,
        columns === 3 && styles.three,
      )}
      style={counts}
    >
      {head && <div className={styles.head}>{head}</div>}
      <ul className={styles.list}>
        {works.map((work, index) => (
          <GalleryWork
            key={work.slug}
            work={work}
            sizes={pictureSizes(arrangement, work.ratio)}
            priority={index < columns}
            caption={captionOf(arrangement)}
            style={placeStyle(({ places }) => places[index], places)}
            photographs={photographs}
            onView={onView}
          />
        ))}
      </ul>
      {end && (
        <div className={styles.end} style={placeStyle((at) => at.end, places)}>
          {end}
        </div>
      )}
    </div>
  )
}
