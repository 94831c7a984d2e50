import { interpolate } from '../../../lib/text/interpolate'

/** The pages of two sheets that are folded once. */
const LAST = 8

/** How many leaves are turned where a page is open: the left page of two lies on the back of the last one. */
export const turnedAt = (page: number): number => Math.floor(page / 2)

/**
 * The page that comes next or before, or the same one at either end: one by one in a narrow window, else two by two.
 */
export function pageAfter(page: number, by: 1 | -1, isNarrow: boolean): number {
  const next = isNarrow ? page + by : 2 * (turnedAt(page) + by)
  return Math.min(LAST, Math.max(1, next))
}

/** The side of the spine in the middle of the window: 0 the right one, 1 both, 2 the left one. */
export function sideOf(page: number, isNarrow: boolean): 0 | 1 | 2 {
  if (page === 1 || (isNarrow && page % 2 === 1)) return 0
  return page === LAST || isNarrow ? 2 : 1
}

/** Which pages are open, in words. */
export function pagesSaid(page: number, isNarrow: boolean): string {
  const left = 2 * turnedAt(page)
  const { page: one, pages: both } = STRINGS.devices.foldSheet
  return isNarrow || page === LAST ? interpolate(one, { page }) : interpolate(both, { left, right: left + 1 })
}
