import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../../lib/text/class-names'
import { toHex } from '../../../lib/picture/oklab'
import type { ViewPhoto } from '../../../lib/picture/photo-link'
import { captionOf } from './caption-of'
import { columnsAt } from '../columns-at'
import { GalleryWork } from './gallery-work'
import * as styles from './gallery-works.module.scss'
import { byHue } from '../order/by-hue'
import { inPairs, sharedColour } from '../order/in-pairs'
import { pictureSizes } from './picture-sizes'
import { placeStyle } from '../place-style'
import { type Arrangement, placeWorks } from '../place-works'
import { Ribbon } from './ribbon'
import type { Work } from './work'
import { WorksByYear } from './works-by-year'

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
  const { columns, fluid, hang } = arrangement
  const shown = inOrder(works, hang)
  // On a wall each bay is a row.
  const masonry = arrangement.arrangement === 'masonry' && hang !== 'wall'
  const places = placeWorks(
    shown.map(({ work }) => work.ratio),
    masonry ? arrangement : { ...arrangement, arrangement: 'grid' },
  )
  const photographs = shown.flatMap(({ work }) => (work.photograph ? [work.slug] : []))
  const { phone, tablet, wide } = columnsAt(columns, hang)
  const counts = { '--phone': phone, '--tablet': tablet, '--wide': wide } as CSSProperties
  const workProps = (work: Work, index: number) => ({
    work,
    sizes: pictureSizes(arrangement, work.ratio),
    priority: index < columns,
    caption: captionOf(arrangement),
    photographs,
    onView,
  })

  return (
    <div
      className={classNames(
        styles.works,
        masonry ? styles.masonry : styles.grid,
        fluid ? styles.fluid : styles.contained,
        columns === 2 && styles.two,
        columns === 3 && styles.three,
        hang === 'pairs' && styles.pairs,
        hang === 'colour' && styles.spectrum,
        hang === 'year' && styles.years,
        hang === 'sheet' && styles.sheet,
        hang === 'wall' && styles.wall,
      )}
      style={counts}
    >
      {head && <div className={styles.head}>{head}</div>}
      {hang === 'colour' && <Ribbon colours={shown.map(({ work }) => work.colour)} />}
      {hang === 'year' ? (
        <WorksByYear works={works} workProps={workProps} />
      ) : (
        <ul className={styles.list}>
          {shown.map(({ work, hinge, place }, index) => (
            <GalleryWork
              key={work.slug}
              {...workProps(work, index)}
              className={place && styles[place]}
              style={{ ...placeStyle(({ places }) => places[index], places), ...hinge }}
            />
          ))}
        </ul>
      )}
      {end && (
        <div className={styles.end} style={placeStyle((at) => at.end, places)}>
          {end}
        </div>
      )}
    </div>
  )
}

/** A work in its order; of a pair, which of the two it is, and at the first the colour that both share. */
interface Shown {
  work: Work
  place?: 'first' | 'second'
  hinge?: CSSProperties
}

function inOrder(works: readonly Work[], hang: string | undefined): Shown[] {
  if (hang === 'colour') return byHue(works).map((work) => ({ work }))
  if (hang !== 'pairs') return works.map((work) => ({ work }))
  return inPairs(works).flatMap((pair): Shown[] => {
    if (pair.length === 1) return [{ work: pair[0] }]
    const hinge = { '--hinge': toHex(sharedColour(pair)) } as CSSProperties
    return [
      { work: pair[0], place: 'first', hinge },
      { work: pair[1], place: 'second' },
    ]
  })
}
