/** Where an item of a strip stands, in px from the line that the current one begins at: 0 is there, less has passed. */
export interface StripPlace {
  left: number
  right: number
}

/** Where the items of a strip stand, in their order, and what is to be seen from its line to its edge, in px. */
export interface StripView {
  places: readonly StripPlace[]
  room: number
}

/** How far off a place counts as reached, in px: browsers round. */
const CLOSE = 2

/** How a strip is seen now. Its items are list items, its line is where they snap to. */
export function viewOf(strip: HTMLElement): StripView {
  const line = Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft) || 0
  const from = strip.getBoundingClientRect().left + line
  const places = [...strip.querySelectorAll('li')].map((item) => {
    const { left, right } = item.getBoundingClientRect()
    return { left: left - from, right: right - from }
  })
  return { places, room: strip.clientWidth - line }
}

/** The item that fills all there is to see, if one does; -1 where none does. */
const fillingOf = ({ places, room }: StripView) =>
  places.findIndex(({ left, right }) => left < -CLOSE && right > room + CLOSE)

/** The item nearest to the line, of those in a direction; 0 stands for both. */
const nearestOf = ({ places }: StripView, direction: number) =>
  places.reduce(
    (nearest, { left }, index) =>
      left * direction >= -CLOSE && Math.abs(left) < Math.abs(places[nearest]?.left ?? Infinity) ? index : nearest,
    -1,
  )

/**
 * The item that a strip stands at: the one nearest to the line, or a wide one that fills all there is to see.
 * @returns an index; 0 where there is no item
 */
export function currentOf(view: StripView): number {
  const filling = fillingOf(view)
  return filling < 0 ? Math.max(0, nearestOf(view, 0)) : filling
}

/**
 * Where a strip that was let go comes to rest: at the next item in its direction, or at the one that a throw carries it to.
 * @param direction 1 to the end, -1 to the start, 0 to the nearest
 * @param carried how far a throw would carry it, in px
 * @returns an index; nothing when it may stay, as within an item wider than the window
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
