import type { CSSProperties } from 'react'
import { fillingSizes, type Frame } from '../../../lib/picture/filling-sizes'
import type { Work } from './work'

/** A work in a row of one or two, from md up. */
export interface Hung {
  /** How many of the twelve columns it takes, and how many the wider work of its row takes. */
  span: number
  row: number
  /** Width over height of the row's wider work; the other is as high. */
  across: number
  /** Width over height on phones, where works hang below one another. */
  small: number
  /** On phones a narrow work leaves a margin, on either side in turn; this one leaves it on the left. */
  isRight: boolean
}

/** How the list renders such a work. */
export interface UnevenWork {
  /** The `sizes` attribute of its picture. */
  sizes: string
  /** Its place. */
  style: CSSProperties
  isAlone: boolean
}

const COLUMNS = 12
/** A work in a row of its own: across the page, and upright on phones. */
const ALONE: Hung = { span: COLUMNS, row: COLUMNS, across: 16 / 9, small: 4 / 5, isRight: false }
/** A picture of this ratio is wide; anything wider is no better for a row of its own. */
const WIDE = 3 / 2
/** The share of a phone's column that a narrow work takes; `gallery-works.module.scss`. */
const NARROW = 0.75

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/**
 * Rows for works of one kind, where equal squares would be monotonous: in every five, one has a row of its own, and the
 * others stand in pairs, the wider picture wider. Whatever their number, the last row is full.
 * @param ratios width over height of each, in reading order
 */
export function rowRhythm(ratios: readonly number[]): Hung[] {
  const hung: Hung[] = []
  let [level, narrow] = [0, 0]
  while (hung.length < ratios.length) {
    const start = hung.length
    const group = ratios.slice(start, start + groupOf(ratios.length - start))
    const alone = group.length % 2 === 1 ? widest(group) : undefined
    for (let at = 0; at < group.length;) {
      if (at === alone) {
        hung.push(ALONE)
        at += 1
      } else {
        const [left = 1, right = 1] = group.slice(at, at + 2)
        hung.push(...pair(left, right, spanOf(left, right) ?? (level++ % 2 === 0 ? 7 : 5), narrow++ % 2 === 1))
        at += 2
      }
    }
  }
  return hung
}

/** How many works come before the next row of its own is due; an even number has none. */
function groupOf(left: number): number {
  if (left % 2 === 1) return Math.min(left, 5)
  return left > 6 ? 5 : 2
}

/** The widest of the works that leave whole pairs before and after them; the first of equals. */
function widest(group: readonly number[]): number {
  const width = (at: number) => Math.min(group[at] ?? 0, WIDE)
  return group.reduce((best, _, at) => (at % 2 === 0 && width(at) > width(best) ? at : best), 0)
}

/** Columns of the left work of a pair; undefined if both are equally wide. */
function spanOf(left: number, right: number): number | undefined {
  const span = between(4, Math.round((COLUMNS * left) / (left + right)), 8)
  return span === COLUMNS / 2 ? undefined : span
}

function pair(left: number, right: number, span: number, isRight: boolean): Hung[] {
  const row = Math.max(span, COLUMNS - span)
  const across = between(1, span === row ? left : right, WIDE)
  const one = (columns: number, ratio: number) => ({
    span: columns,
    row,
    across,
    small: columns === row ? across : between(4 / 5, ratio, 1),
    isRight: isRight && columns < row,
  })
  return [one(span, left), one(COLUMNS - span, right)]
}

/** A work's place in its row, for the style sheet. */
export const hungStyle = ({ span, row, across, small, isRight }: Hung) =>
  ({
    '--span': span,
    '--row': row,
    '--across': Number(across.toFixed(3)),
    '--small': Number(small.toFixed(3)),
    ...(isRight && { '--right': 1 }),
  }) as CSSProperties

/** Share of the viewport that a part of the page's width takes within the margins, in vw. */
const share = (part: number) => Math.ceil(91 * part)

/** Its frame, from md up. */
export const hungFrame = ({ span, row, across }: Hung): Frame => {
  const part = span / COLUMNS
  return [`min(${share(part)}vw, ${Math.ceil(1488 * part)}px)`, (across * span) / row]
}

/** The `sizes` attribute of its picture. */
const hungSizes = (picture: Queries.PictureFragment, hung: Hung): string =>
  fillingSizes(picture, [`${share(hung.span < hung.row ? NARROW : 1)}vw`, hung.small], hungFrame(hung))

/** Hangs works by `rowRhythm`. */
export function unevenRows(works: readonly Work[]): UnevenWork[] {
  const rows = rowRhythm(works.map(({ ratio }) => ratio))
  return works.flatMap(({ picture }, at) => {
    const hung = rows[at]
    return hung ? { sizes: hungSizes(picture, hung), style: hungStyle(hung), isAlone: hung === ALONE } : []
  })
}

/**
 * Works three to a row, the last two or four of them in pairs where threes would leave a hole.
 * @param ratios width over height of each, in reading order
 * @returns those in pairs; undefined for the others
 */
export function pairedEnd(ratios: readonly number[]): (Hung | undefined)[] {
  const paired = ratios.length > 1 ? ([0, 4, 2][ratios.length % 3] ?? 0) : 0
  const threes = ratios.length - paired
  return [...Array.from({ length: threes }, () => undefined), ...rowRhythm(ratios.slice(threes))]
}
