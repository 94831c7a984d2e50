/** Edges of an item in px; negative is past what they are measured from. */
export interface StripPlace {
  /** From where it rests: on the snap line, or at the item's own distance from it. */
  left: number
  /** From the snap line. */
  right: number
}

/**
 * The positions of a strip's items, in order, and the visible width from the snap line to the strip's right edge, in
 * px.
 */
export interface StripView {
  places: readonly StripPlace[]
  room: number
}

/** Tolerance for browser rounding, in px. */
const CLOSE = 2

/**
 * Measures a strip. Its items are list items; its snap line is set by `scroll-padding-left`, and an item's own distance
 * from it by `scroll-margin-left`.
 */
export function viewOf(strip: HTMLElement): StripView {
  const line = Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft) || 0
  const from = strip.getBoundingClientRect().left + line
  const places = [...strip.querySelectorAll('li')].map((item) => {
    const { left, right } = item.getBoundingClientRect()
    const own = Number.parseFloat(getComputedStyle(item).scrollMarginLeft) || 0
    return { left: left - own - from, right: right - from }
  })
  return { places, room: strip.clientWidth - line }
}

/** The index of the item that fills the whole visible width; -1 if none does. */
const fillingOf = ({ places, room }: StripView) =>
  places.findIndex(({ left, right }) => left < -CLOSE && right > room + CLOSE)

/** The index of the item nearest to the line in a direction; 0 for both directions, -1 where there is none. */
const nearestOf = ({ places }: StripView, direction: number) =>
  places.reduce(
    (nearest, { left }, index) =>
      left * direction >= -CLOSE && Math.abs(left) < Math.abs(places[nearest]?.left ?? Infinity) ? index : nearest,
    -1,
  )

/** How far each item is from where it rests, in px; an item wider than the visible width rests anywhere within it. */
const offsetsOf = ({ places, room }: StripView) =>
  places.map(({ left, right }) => (left < 0 ? Math.min(0, left + Math.max(0, right - left - room)) : left))

/**
 * The current item: the one nearest to where it rests.
 * @returns an index; 0 where there is no item
 */
export function currentOf(view: StripView): number {
  const offsets = offsetsOf(view)
  return offsets.reduce(
    (nearest, offset, index) => (Math.abs(offset) < Math.abs(offsets[nearest] ?? Infinity) ? index : nearest),
    0,
  )
}

/**
 * Where a strip is among its items: the current index, and up to half an item more or less on the way to the item
 * beside it. Between the last and the first of a looping strip it is beyond either.
 */
export function positionOf(view: StripView): number {
  const current = currentOf(view)
  const offsets = offsetsOf(view)
  const offset = offsets[current] ?? 0
  const direction = Math.sign(offset)
  const others = offsets.map((other) => -other * direction).filter((way) => way > 0)
  return others.length === 0 ? current : current - offset / (Math.min(...others) + Math.abs(offset))
}

/**
 * Where a released strip comes to rest: the next item in its direction, or the one a throw carries it to.
 * @param direction 1 to the end, -1 to the start, 0 to the nearest
 * @param carried how far a throw would carry it, in px
 * @returns an index; undefined when it may stay, as within an item wider than the viewport
 */
export function restOf(view: StripView, direction: number, carried = 0): number | undefined {
  const { places, room } = view
  const filling = fillingOf(view)
  const flown = places.map(({ left, right }) => ({ left: left - carried, right: right - carried }))
  const landing = currentOf({ places: flown, room })
  if (filling >= 0) return landing === filling ? undefined : landing
  const next = nearestOf(view, direction)
  if (next < 0) return currentOf(view)
  const way = (index: number) => (places[index]?.left ?? 0) * direction
  return way(landing) > way(next) ? landing : next
}
