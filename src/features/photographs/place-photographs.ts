import { isPanorama } from '../../lib/picture/image-data'

/** A photograph's place from md up, in the page's twelve columns. */
export interface Spot {
  /** Its first column, from 1. */
  start: number
  span: number
  /** Height of its row over the width of twelve columns; undefined if it is alone, at its own ratio. */
  height?: number
  /** The edge of the viewport it may bleed to: one wide photograph per row. */
  edge?: 'left' | 'right' | 'both'
  /**
   * In a row that bleeds to an edge: the ratio of the other photograph, and how many columns the one that bleeds gives
   * it in wide windows and in the widest, where the margin is many columns wide.
   */
  bleed?: { beside: number; wide: number; widest: number }
  /** Its shape, which phones go by: panorama, landscape, square or portrait. */
  shape: 'panorama' | 'wide' | 'square' | 'upright'
  /** On phones too it is beside the other of its row, at this ratio: both are upright. Others stand alone there. */
  pair?: number
}

const COLUMNS = 12
/** Columns of the left photograph in a row of two. */
const SPLITS = [4, 5, 6, 7, 8] as const
/** One column with its gutter, the gutter, and the page margin, over the width of twelve columns (1440 px). */
const STEP = 112 / 1312
const GUTTER = 32 / 1312
const MARGIN = 64 / 1312
/** The margin in wide windows and in the widest, of twelve columns of 1520 px. */
const WIDE = { wide: 240 / 1520, widest: 520 / 1520 } as const
/** The most of a photograph a row may crop. */
const MOST_CROP = 0.1
/** Columns of a photograph alone in its row: from axis B to the edge, or half the page. */
const ALONE = { wide: 9, upright: 6 } as const

/**
 * Arranges photographs in rows of whole columns, in order: a panorama alone and edge to edge, all others in pairs, with
 * the spans that crop least; one left over goes alone from axis B.
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
  const pair = pairOf(first, second)
  const given = edge && givenIn(edge === 'left' ? [first, second, span] : [second, first, COLUMNS - span])
  return [
    {
      start: 1,
      span,
      height,
      shape,
      ...(edge === 'left' && { edge }),
      ...(given && { bleed: { beside: second, ...given } }),
      ...pair,
    },
    {
      start: span + 1,
      span: COLUMNS - span,
      height,
      shape: shapeOf(second),
      ...(edge === 'right' && { edge }),
      ...(given && { bleed: { beside: first, ...given } }),
      ...pair,
    },
  ]
}

/** How many columns a photograph that bleeds gives the other of its row, so that wide margins crop both least. */
function givenIn([ratio, other, span]: readonly [number, number, number]) {
  const least = (margin: number) => {
    const cropAt = (given: number) =>
      Math.abs(Math.log((widthOf(span - given) + margin) / ratio / (widthOf(COLUMNS - span + given) / other)))
    return [0, 1, 2, 3].sort((a, b) => cropAt(a) - cropAt(b))[0] ?? 0
  }
  return { wide: least(WIDE.wide), widest: least(WIDE.widest) }
}

/** The ratio two upright photographs take side by side in halves, cropped equally. */
function pairOf(first: number, second: number): Pick<Spot, 'pair'> {
  const isUpright = shapeOf(first) === 'upright' && shapeOf(second) === 'upright'
  const kept = Math.sqrt(Math.min(first, second) / Math.max(first, second))
  return isUpright && 1 - kept <= MOST_CROP ? { pair: Math.sqrt(first * second) } : {}
}

function shapeOf(ratio: number): Spot['shape'] {
  if (isPanorama(ratio)) return 'panorama'
  if (ratio > 1.2) return 'wide'
  return ratio > 0.9 ? 'square' : 'upright'
}

/** The edge a row of two bleeds to: the one next to its wide photograph; with two wide ones, alternating. */
function edgeOf(first: Spot['shape'], second: Spot['shape'], turn: 'left' | 'right') {
  if (first === 'wide' && second === 'wide') return turn
  if (first === 'wide') return 'left'
  return second === 'wide' ? 'right' : undefined
}

const widthOf = (span: number) => span * STEP - GUTTER

/** How far two photographs in their columns are from equal height: 0 is equal. */
function cropOf(first: number, second: number, split: number): number {
  return Math.abs(Math.log(widthOf(split) / first / (widthOf(COLUMNS - split) / second)))
}

/** The height that crops both equally, or enough that the one bleeding to the edge is not cropped beyond the limit. */
function heightOf(first: number, second: number, split: number, edge: 'left' | 'right' | undefined): number {
  const widths = [widthOf(split), widthOf(COLUMNS - split)] as const
  const even = Math.sqrt((widths[0] / first) * (widths[1] / second))
  if (!edge) return even
  const [width, ratio] = edge === 'left' ? [widths[0], first] : [widths[1], second]
  return Math.max(even, ((width + MARGIN) / ratio) * (1 - MOST_CROP))
}
