/** Where a photograph of the strip stands, in px from where the current one begins: 0 is there, less has passed. */
export interface StripPlace {
  left: number
  right: number
}

/** As many photographs, and the strip goes round: they fill any window from half the strip to each side. */
const ROUND = 8

/** Whether after the last photograph comes the first. */
export const goesRound = (count: number): boolean => count >= ROUND

/**
 * The places of photographs beside each other, counted from the left, when the strip goes round and stands at one of them:
 * as many stand before it as after it.
 */
export const orderAround = (current: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index - current + count + Math.floor(count / 2)) % count)

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
  const ahead = places.map(({ left }) => (direction > 0 ? left >= -CLOSE : left <= CLOSE))
  const offs = places.map(({ left }, index) => (ahead[index] ? Math.abs(left) : Infinity))
  const nearest = Math.min(...offs)
  return nearest < Infinity ? offs.indexOf(nearest) : currentOf(places, room)
}

const fills = ({ left, right }: StripPlace, room: number) => left < -CLOSE && right > room + CLOSE
