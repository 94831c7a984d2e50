import { currentOf, viewOf } from '../../lib/strip/strip-places'

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

/**
 * Puts as many photographs before the current one as after it; nobody sees anything move. They keep their order for who
 * reads them. From then on the strip carries `data-round`.
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
  // Browsers that snap keep a photograph in its place by themselves.
  const moved = left() - before
  if (Math.abs(moved) >= 1) strip.scrollLeft += moved
}
