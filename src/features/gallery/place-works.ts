import type { CSSProperties } from 'react'
import { columnsAt, type Width, WIDTHS } from './columns'
import { endsOfColumns, levelColumns } from './level-columns'
import { type Hung, type Place, placeMasonry } from './place-masonry'
import { placeSpanning } from './place-spanning'

/** How a gallery arranges its works. */
export interface Arrangement {
  arrangement: string
  columns: number
  fluid: boolean
  /** How the works hang; in list order if unset. */
  hang?: string
}

/**
 * Nominal viewport widths used to compute the columns, with margin, gutter, caption height, and the height of the text
 * at the head of the second of two columns including its gap, in px.
 */
const NOMINAL = {
  phone: { window: 390, margin: 20, gutter: 16, caption: 52, head: 0 },
  tablet: { window: 820, margin: 36, gutter: 18, caption: 52, head: 128 + 32 },
  wide: { window: 1440, margin: 64, gutter: 32, caption: 32, head: 256 + 32 },
} as const
const FLUID_GAP = 8
const CONTAINED_GAP = 32
/** Columns this close count as level, in px. Edge to edge there are no captions to tell them apart. */
const LEVEL = { contained: 64, fluid: 1 } as const

/**
 * Columns end on one line only with at least this many works each, or with two if their ends differ little anyway, in
 * column widths.
 */
const FEWEST = 3
const NEAR = 0.35

/** The least that stays visible of the last work of a column, in column widths: in a phone's, less would be a strip. */
const LEAST_SHOWN = { phone: 0.65, tablet: 0.45, wide: 0.45 } as const

/** The places of the works at each width. */
export type Places = Record<Width, Place[]>

/** Places works in equal rows, or at their own ratios, for every width at once: the style sheet picks one. */
export function placeWorks(works: readonly Hung[], gallery: Arrangement): Places {
  const count = columnsAt(gallery.columns, gallery.hang)
  const at = (width: Width) =>
    gallery.arrangement === 'grid'
      ? placeRows(works.length, count[width])
      : masonryAt(works, count[width], gallery, width)

  return Object.fromEntries(WIDTHS.map((width) => [width, at(width)])) as Places
}

/** The places of one work at each width, as custom properties for the style sheet. */
export function placeStyle(pick: (at: Places[Width]) => Place | undefined, places: Places) {
  const entries = WIDTHS.flatMap((width) => {
    const { column = 1, rise = 0, above = 0, head = 0, extra = 0, span = 1 } = pick(places[width]) ?? {}
    // The style sheet takes a rise in widths of what the work spans, gaps included.
    const own = rise / span
    return [
      [`--${width}-column`, column],
      [`--${width}-rise`, Number(own.toFixed(4))],
      [`--${width}-above`, Number((above - own * (span - 1)).toFixed(4))],
      ...(span > 1 ? [[`--${width}-span`, span]] : []),
      [`--${width}-head`, head],
      ...(extra !== 0 ? [[`--${width}-extra`, Number(extra.toFixed(4))]] : []),
    ]
  })
  return Object.fromEntries(entries) as CSSProperties
}

/** Whether only the gap ever separates two images of a column. */
const isBare = (hang?: string) => hang === 'detail' || hang === 'everything'

function placeRows(length: number, columns: number): Place[] {
  return Array.from({ length }, (_, index) => ({ column: (index % columns) + 1, rise: 0, above: 0, head: 0 }))
}

/**
 * The share of its column that a work takes: less for upright works in the single column of a phone, where nothing else
 * would tell them from wide ones.
 */
export function shareOfColumn(ratio: number, { arrangement, columns }: Arrangement, at: Width): number {
  return arrangement === 'masonry' && columns === 2 && at === 'phone' && ratio < 1 ? 0.75 : 1
}

function masonryAt(all: readonly Hung[], count: number, gallery: Arrangement, at: Width) {
  const { columns, fluid, hang } = gallery
  const works = all.map((work) => ({ ...work, ratio: work.ratio / shareOfColumn(work.ratio, gallery, at) }))
  const { window, margin, gutter, caption, head } = NOMINAL[at]
  const gaps = (count - 1) * (fluid ? FLUID_GAP : gutter)
  const width = (window - (fluid ? 0 : 2 * margin) - gaps) / count
  const isOnImage = fluid && (at === 'wide' || isBare(hang))
  const step = isOnImage ? FLUID_GAP : fluid ? caption : caption + CONTAINED_GAP

  const options = {
    columns: count,
    width,
    step,
    tolerance: fluid ? LEVEL.fluid : LEVEL.contained,
    ...(columns === 2 && { head }),
  }
  // With few works, as after filtering, columns end where they like: nothing is cropped or stretched much.
  const areNear = (placed: Place[], hung: readonly Hung[]) => {
    const ends = endsOfColumns(placed, hung, step / width)
    return hung.length >= 2 * count && Math.max(...ends) - Math.min(...ends) <= NEAR
  }
  const level = (placed: Place[], hung: readonly Hung[]) =>
    hang === 'everything' && (works.length >= FEWEST * count || areNear(placed, hung))
      ? levelColumns(placed, hung, step / width, LEAST_SHOWN[at])
      : placed
  if (hang === 'everything' && at === 'phone') return placeSpanning(works, options, level)
  const placed = placeMasonry(works, options)
  // Details are crops anyway.
  return hang === 'detail' ? levelColumns(placed, works, step / width) : level(placed, works)
}
