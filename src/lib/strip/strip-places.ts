/** Edges of an item in px from the snap line: 0 is on the line, negative is past it. */
export interface StripPlace {
  left: number
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

/** Measures a strip. Its items are list items, its snap line is set by `scroll-padding-left`. */
export function viewOf(strip: HTMLElement): StripView {
  const line = Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft) || 0
  const from = strip.getBoundingClientRect().left + line
  const places = [...strip.querySelectorAll('li')].map((item) => {
    const { left, right } = item.getBoundingClientRect()
    return { left: left - from, right: right - from }
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

/**
 * The current item: the one nearest to the line, or a wide one that fills the visible width.
 * @returns an index; 0 where there is no item
 */
export function currentOf(view: StripView): number {
  const filling = fillingOf(view)
  return filling < 0 ? Math.max(0, nearestOf(view, 0)) : filling
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
