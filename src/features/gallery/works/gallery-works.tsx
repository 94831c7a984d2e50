import type { CSSProperties, ReactNode } from 'react'
import { fillingSizes } from '../../../lib/picture/filling-sizes'
import { classNames } from '../../../lib/text/class-names'
import type { ViewPhoto } from '../../../lib/picture/photo-link'
import { captionOf } from './caption-of'
import { columnsAt, type Width } from '../columns'
import { GalleryWork, type GalleryWorkProps } from './gallery-work'
import * as styles from './gallery-works.module.scss'
import { pictureSizes } from './picture-sizes'
import { type Arrangement, placeStyle, placeWorks } from '../place-works'
import type { Ground, Work } from './work'

/** How many columns a work goes over, where it is more than one. */
export type Spans = Partial<Record<Width, number>>
/** What a work is shown with, by its place among all. */
export type WorkProps = (work: Work, index: number, spans?: Spans) => Omit<GalleryWorkProps, 'style' | 'level'>

export interface GalleryWorksProps extends Arrangement {
  /** In the order of reading. */
  works: readonly Work[]
  /** Opens a photograph over the page. */
  onView: ViewPhoto
  /** A text at the head of the last column. */
  head?: ReactNode
  /** Of an odd number in rows of two the first goes over both, so that no row has a hole. */
  opens?: boolean
  /** Further down, below a heading of their own: their names are a level lower, and no picture is loaded at once. */
  isFurther?: boolean
  className?: string | undefined
  /** Stands above the works. */
  above?: ReactNode
  /** More for a work than its place. */
  styleOf?: ((index: number) => CSSProperties) | undefined
  /** What stands in the place of the list: groups of works. */
  groups?: ((workProps: WorkProps) => ReactNode) | undefined
}

/** How wide a screen is drawn on its ground, in widths of its column. */
const partOf = ({ ground: { beside = 0, larger } = {} }: { ground?: Partial<Ground> }) =>
  larger === undefined ? 1 - 2 * beside : (1 - beside) * larger

/**
 * The works of a gallery in equal rows or at their own ratios. The list keeps the order of reading; the style sheet
 * moves each work to its place, so nothing shifts and no script is needed.
 */
export function GalleryWorks(props: GalleryWorksProps) {
  const { works, onView, head, opens = false, isFurther = false, ...more } = props
  const { className, above, styleOf, groups, ...arrangement } = more
  const { columns, fluid, hang } = arrangement
  // On a wall each bay is a row.
  const masonry = arrangement.arrangement === 'masonry' && hang !== 'wall'
  const places = placeWorks(
    works.map(({ ratio, ground }) => ({ ratio, screen: ground !== undefined })),
    masonry ? arrangement : { ...arrangement, arrangement: 'grid' },
  )
  const isOpened = opens && !masonry && columns === 2 && works.length % 2 === 1
  const photographs = works.flatMap(({ slug, photograph }) => (photograph ? [slug] : []))
  const { phone, tablet, wide } = columnsAt(columns, hang)
  const counts = { '--phone': phone, '--tablet': tablet, '--wide': wide } as CSSProperties
  // A picture that is drawn higher, so that its column ends with the others, is drawn wider too before it is cropped.
  const drawn = (index: number, ratio: number, width: Width) =>
    1 + ratio * Math.max(0, places[width][index]?.extra ?? 0)
  const workProps: WorkProps = (work, index, spans = {}) => ({
    work,
    ...(isOpened && index === 0 && { upright: work.upright }),
    sizes:
      isOpened && index === 0
        ? fillingSizes(work.picture, ['91vw', 1], ['91vw', 16 / 9])
        : pictureSizes(
            arrangement,
            work.ratio,
            (width) => partOf(work) * drawn(index, work.ratio, width) * (spans[width] ?? 1),
          ),
    priority: !isFurther && index < phone,
    caption: captionOf(arrangement),
    photographs,
    onView,
  })

  return (
    <div
      className={classNames(styles.works, className)}
      data-hang={hang}
      data-form={masonry ? 'masonry' : 'grid'}
      data-edge={fluid ? 'fluid' : 'contained'}
      data-columns={columns}
      data-opens={isOpened || undefined}
      style={counts}
    >
      {head && <div className={styles.head}>{head}</div>}
      {above}
      {groups?.(workProps) ?? (
        <ul className={styles.list}>
          {works.map((work, index) => (
            <GalleryWork
              key={work.slug}
              {...workProps(work, index)}
              level={isFurther ? 3 : 2}
              style={{ ...placeStyle((at) => at[index], places), ...styleOf?.(index) }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
