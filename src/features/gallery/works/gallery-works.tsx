import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../../lib/text/class-names'
import type { ViewPhoto } from '../../../lib/picture/photo-link'
import { captionOf } from './caption-of'
import { columnsAt, type Width } from '../columns'
import { GalleryWork, type GalleryWorkProps } from './gallery-work'
import * as styles from './gallery-works.module.scss'
import { pictureSizes } from './picture-sizes'
import type { UnevenWork } from './row-rhythm'
import { type Arrangement, placeStyle, placeWorks, shareOfColumn } from '../place-works'
import type { Ground, Work } from './work'

/** How many columns wide a work is, where it is more than one. */
export type Spans = Partial<Record<Width, number>>
/** The props of a work, by its index among all. */
export type WorkProps = (work: Work, index: number, spans?: Spans) => Omit<GalleryWorkProps, 'style' | 'level'>

export interface GalleryWorksProps extends Arrangement {
  /** In reading order. */
  works: readonly Work[]
  /** Opens a photograph over the page. */
  onView: ViewPhoto
  /** Text at the head of the last column. */
  head?: ReactNode
  /** In two columns, hangs works in rows of one or two of unequal width, where equal squares would be monotonous. */
  uneven?: (works: readonly Work[]) => readonly UnevenWork[]
  /** Further down, under a heading: names are one level lower, and no picture is loaded eagerly. */
  isFurther?: boolean
  className?: string | undefined
  /** Shown above the works. */
  above?: ReactNode
  /** Extra styles for a work, besides its place. */
  styleOf?: ((index: number) => CSSProperties) | undefined
  /** How many columns wide a work is in its row. */
  spansOf?: ((index: number) => Spans) | undefined
  /** Renders groups of works instead of the list. */
  groups?: ((workProps: WorkProps) => ReactNode) | undefined
}

/** Rendered width of a screen on its ground, in column widths. */
const partOf = ({ ground: { beside = 0, larger } = {} }: { ground?: Partial<Ground> }) =>
  larger === undefined ? 1 - 2 * beside : (1 - beside) * larger

/**
 * The works of a gallery, in equal rows or at their own ratios. The list keeps reading order; the style sheet moves
 * each work to its place, so there is no layout shift and no script is needed.
 */
export function GalleryWorks(props: GalleryWorksProps) {
  const { works, onView, head, uneven, isFurther = false, ...more } = props
  const { className, above, styleOf, spansOf, groups, ...arrangement } = more
  const { columns, fluid, hang } = arrangement
  // On a wall each bay is a row.
  const masonry = arrangement.arrangement === 'masonry' && hang !== 'wall'
  const places = placeWorks(
    works.map(({ ratio, ground }) => ({ ratio, screen: ground !== undefined })),
    masonry ? arrangement : { ...arrangement, arrangement: 'grid' },
  )
  // In the single column of a phone they leave a margin on either side in turn.
  const uprights = works.filter(({ ratio }) => shareOfColumn(ratio, arrangement, 'phone') < 1)
  const sideOf = (work: Work) => (uprights.indexOf(work) % 2 === 1 ? { '--right': 1 } : {}) as CSSProperties
  const rows = !masonry && !fluid && columns === 2 ? uneven?.(works) : undefined
  const photographs = works.flatMap(({ slug, photograph }) => (photograph ? [slug] : []))
  const { phone, tablet, wide } = columnsAt(columns, hang)
  const counts = { '--phone': phone, '--tablet': tablet, '--wide': wide } as CSSProperties
  // A picture stretched to level its column is rendered wider too before cropping.
  const drawn = (index: number, ratio: number, width: Width) =>
    1 + ratio * Math.max(0, places[width][index]?.extra ?? 0)
  const workProps: WorkProps = (work, index, spans = {}) => ({
    work,
    // Upright on phones, where it would be low in a row of its own.
    ...(rows?.[index]?.isAlone && { upright: work.upright }),
    sizes:
      rows?.[index]?.sizes ??
      pictureSizes(
        arrangement,
        work.ratio,
        (width) =>
          partOf(work) *
          drawn(index, work.ratio, width) *
          (spans[width] ?? places[width][index]?.span ?? 1) *
          shareOfColumn(work.ratio, arrangement, width),
      ),
    priority: !isFurther && index < phone,
    caption: rows ? 'uneven' : captionOf(arrangement),
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
      data-uneven={rows && true}
      style={counts}
    >
      {head && <div className={styles.head}>{head}</div>}
      {above}
      {groups?.(workProps) ?? (
        <ul className={styles.list}>
          {works.map((work, index) => (
            <GalleryWork
              key={work.slug}
              {...workProps(work, index, spansOf?.(index))}
              level={isFurther ? 3 : 2}
              style={{
                ...placeStyle((at) => at[index], places),
                ...sideOf(work),
                ...rows?.[index]?.style,
                ...styleOf?.(index),
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
