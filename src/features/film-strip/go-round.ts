import { FAR } from '../../lib/strip/move-strip'
import { currentOf, viewOf } from '../../lib/strip/strip-places'

/** The fewest photographs for a strip that wraps around: half of them fill any viewport on each side. */
const ROUND = 8

/** How many photographs quick steps need on each side of the current one: they aim that far ahead, and one more. */
const AHEAD = FAR + 1

/** Whether the last photograph is followed by the first. */
export const goesRound = (count: number): boolean => count >= ROUND

/**
 * The positions of photographs from the left when the strip wraps around and rests at one of them: as many before it as
 * after.
 */
export const orderAround = (current: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index - current + count + Math.floor(count / 2)) % count)

/**
 * Reorders the strip to have as many photographs before the current one as after it, without visible movement. Their
 * reading order stays. From then on the strip has `data-round`.
 */
export function centre(strip: HTMLElement) {
  const photos = [...strip.querySelectorAll('li')]
  const current = currentOf(viewOf(strip))
  const orders = orderAround(current, photos.length)
  if (photos[current]?.style.order === String(orders[current])) return
  const left = () => photos[current]?.getBoundingClientRect().left ?? 0
  const before = left()
  strip.dataset.round = ''
  for (const [index, order] of orders.entries()) {
    const photo = photos[index]
    if (photo) photo.style.order = String(order)
  }
  // Browsers with scroll snapping keep a photograph in place themselves.
  const moved = left() - before
  if (Math.abs(moved) >= 1) strip.scrollLeft += moved
}

/** Whether quick steps from this photograph find enough others in either direction, as the strip is ordered now. */
export function hasRoom(strip: HTMLElement, current: number): boolean {
  const photo = strip.querySelectorAll('li')[current]
  const order = Number(photo?.style.order)
  return order >= AHEAD && order < strip.childElementCount - AHEAD
}
