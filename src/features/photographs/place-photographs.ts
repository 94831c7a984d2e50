import { isPanorama } from '../../lib/picture/image-data'

/** Where a photograph stands from md upwards, in columns of the page's twelve. */
export interface Spot {
  /** Its first column, from 1. */
  start: number
  span: number
  /** Height of its row over the width of twelve columns; nothing where it stands alone, at its own ratio. */
  height?: number
  /** The edge of the window that it may run on to: a wide one of each row. */
  edge?: 'left' | 'right' | 'both'
  /** Its shape, which phones go by: a panorama, wider than high, as wide as high, or upright. */
  shape: 'panorama' | 'wide' | 'square' | 'upright'
}

const COLUMNS = 12
/** Columns of the photograph on the left of a row of two. */
const SPLITS = [4, 5, 6, 7, 8] as const
/** One column with the gutter beside it, the gutter and the page margin, over the width of twelve columns (1440 px). */
const STEP = 112 / 1312
const GUTTER = 32 / 1312
const MARGIN = 64 / 1312
/** How much of a photograph a row may cut off. */
const MOST_CROP = 0.1
/** Columns of a photograph alone in its row: from axis B to the edge, and half the page. */
const ALONE = { wide: 9, upright: 6 } as const

/**
 * Sets photographs in rows of whole columns, in their order: a panorama alone from edge to edge, all others in twos, at the
 * spans that cut off least; what remains stands alone from axis B.
 * @param ratios width over height of each photograph
 */
export function placePhotographs(ratios: readonly number[]): Spot[] {
  const spots: Spot[] = []
  let lastEdge: Spot['edge'] = 'left'

  while (spots.length < ratios.length) {
    const [first = 1, second] = ratios.slice(spots.length)
    const row = placeRow(first, second, lastEdge === 'left' ? 'right' : 'left')
    lastEdge = row.find(({ edge }) => edge && edge !== 'both')?.edge ?? lastEdge
    spots.push(...row)
  }
  return spots
}

function placeRow(first: number, second: number | undefined, turn: 'left' | 'right'): Spot[] {
  const shape = shapeOf(first)
  if (shape === 'panorama') return [{ start: 1, span: COLUMNS, edge: 'both', shape }]
  if (second === undefined || shapeOf(second) === 'panorama')
    return [
      shape === 'wide'
        ? { start: 4, span: ALONE.wide, edge: 'right', shape }
        : { start: 4, span: ALONE.upright, shape },
    ]

  const edge = edgeOf(shape, shapeOf(second), turn)
  const [split] = [...SPLITS].sort((a, b) => cropOf(first, second, a) - cropOf(first, second, b))
  const span = split ?? COLUMNS / 2
  const height = heightOf(first, second, span, edge)
  return [
    { start: 1, span, height, shape, ...(edge === 'left' && { edge }) },
    { start: span + 1, span: COLUMNS - span, height, shape: shapeOf(second), ...(edge === 'right' && { edge }) },
  ]
}

function shapeOf(ratio: number): Spot['shape'] {
  if (isPanorama(ratio)) return 'panorama'
  if (ratio > 1.2) return 'wide'
  return ratio > 0.9 ? 'square' : 'upright'
}

/** The edge that a row of two runs on to: that beside its wide one; of two wide ones, in turn. */
function edgeOf(first: Spot['shape'], second: Spot['shape'], turn: 'left' | 'right') {
  if (first === 'wide' && second === 'wide') return turn
  if (first === 'wide') return 'left'
  return second === 'wide' ? 'right' : undefined
}

const widthOf = (span: number) => span * STEP - GUTTER

/** How far two photographs are from one height, each within its columns: 0 is not at all. */
function cropOf(first: number, second: number, split: number): number {
  return Math.abs(Math.log(widthOf(split) / first / (widthOf(COLUMNS - split) / second)))
}

/** The height at which both lose as little; enough for the one that runs on to the edge to lose no more than it may. */
function heightOf(first: number, second: number, split: number, edge: 'left' | 'right' | undefined): number {
  const widths = [widthOf(split), widthOf(COLUMNS - split)] as const
  const even = Math.sqrt((widths[0] / first) * (widths[1] / second))
  if (!edge) return even
  const [width, ratio] = edge === 'left' ? [widths[0], first] : [widths[1], second]
  return Math.max(even, ((width + MARGIN) / ratio) * (1 - MOST_CROP))
}
