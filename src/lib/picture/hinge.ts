import { areAlike, between, fromHex, isGrey, type Oklab, toHex } from './oklab'

/** How much lighter or darker than both pictures the hinge is: without that it would read as a part of one of them. */
const APART = 0.06

/** Colours lighter than this get a darker hinge, as a lighter one would be lost between them and the paper. */
const LIGHT = 0.55

/** The colour of the gutter between two pictures, as a hex code, from the colours that look the same in them. */
export function hingeBetween(one: Oklab, other: Oklab): string {
  const { l, a, b } = between(one, other)
  const clear = l > LIGHT ? Math.min(one.l, other.l) - APART : Math.max(one.l, other.l) + APART
  return toHex({ l: clear, a, b })
}

/**
 * The hinge of two pictures of which only the colours they are remembered by are known: a darker mean. None if these
 * are not shades of one, or that one is grey.
 * @param left, right hex codes
 */
export function hingeOf(left: string, right: string): string | undefined {
  const [one, other] = [fromHex(left), fromHex(right)]
  if (!areAlike(one, other) || isGrey(between(one, other))) return undefined
  return `color-mix(in oklab, color-mix(in oklab, ${left}, ${right}), black 12%)`
}
