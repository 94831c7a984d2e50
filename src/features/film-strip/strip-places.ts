/** Where a photograph of the strip stands, in px from where the current one begins: 0 is there, less has passed. */
export interface StripPlace {
  left: number
  right: number
}

/** How far off a place counts as reached, in px: browsers round. */
const CLOSE = 2

/** The photograph that the strip stands at: the one nearest to the line, or a wide one that fills all there is to see. */
export function currentOf(places: readonly StripPlace[], room: number): number {
  const filling = places.findIndex((place) => fills(place, room))
  if (filling >= 0) return filling
  const offs = places.map(({ left }) => Math.abs(left))
  return Math.max(0, offs.indexOf(Math.min(...offs)))
}

/**
 * Where a strip that was let go comes to rest: at the next photograph in its direction.
 * @param room what is to be seen from the line to the edge, in px
 * @param direction more than 0 to the end, less than 0 to the start, 0 to the nearest
 * @returns a photograph; nothing when it may stay, as within a photograph wider than the window
 */
export function restOf(places: readonly StripPlace[], room: number, direction: number): number | undefined {
  if (places.some((place) => fills(place, room))) return undefined
  if (direction === 0) return currentOf(places, room)
  const reached = places.map(({ left }) => (direction > 0 ? left >= -CLOSE : left <= CLOSE))
  const rest = direction > 0 ? reached.indexOf(true) : reached.lastIndexOf(true)
  return rest >= 0 ? rest : currentOf(places, room)
}

const fills = ({ left, right }: StripPlace, room: number) => left < -CLOSE && right > room + CLOSE
