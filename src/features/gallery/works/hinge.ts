import { areAlike, between, fromHex } from '../../../lib/picture/oklab'

/** How much lighter or darker than both pictures the hinge is at least: less would read as a part of one of them. */
const LEAST = 0.08

/** Colours lighter than this get a darker hinge, as a lighter one would be lost between them and the paper. */
const LIGHT = 0.55

/**
 * The colour of the gutter between two pictures, as CSS: the mean of theirs, with its lightness taken further where it
 * would come too close to either. None if the pictures share no colour.
 * @param left, right the colours they are remembered by, as hex codes
 */
export function hingeOf(left: string, right: string): string | undefined {
  const [one, other] = [fromHex(left), fromHex(right)]
  if (!areAlike(one, other)) return undefined
  const { l, a, b } = between(one, other)
  const isClear = Math.abs(one.l - other.l) >= 2 * LEAST
  const further = l > LIGHT ? Math.min(one.l, other.l) - LEAST : Math.max(one.l, other.l) + LEAST
  const short = (value: number) => Number(value.toFixed(3))
  return `oklab(${short(isClear ? l : further)} ${short(a)} ${short(b)})`
}
