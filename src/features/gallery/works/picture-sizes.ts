import { columnsAt } from '../columns-at'
import type { Arrangement } from '../place-works'

/** Widest content, in px, and the share of the window that is left within the margins. */
const CONTENT = 1360
const WITHIN_MARGINS = 91
/** Ratio of a cropped image: square in two columns and by year, 3:2 in a spectrum and on a sheet, 4:5 elsewhere. */
function cropOf({ columns, hang }: Arrangement): number {
  if (hang === 'colour' || hang === 'sheet') return 3 / 2
  return columns === 2 || hang === 'year' ? 1 : 4 / 5
}

/**
 * The `sizes` attribute of an image of a gallery: how wide it is at each width of the window, before it is cropped.
 * @param ratio width over height of the image
 */
export function pictureSizes(gallery: Arrangement, ratio: number): string {
  const { arrangement, columns, fluid, hang } = gallery
  const stretch = arrangement === 'grid' ? Math.max(1, ratio / cropOf(gallery)) : 1
  const { phone, tablet, wide } = columnsAt(columns, hang)
  const share = (count: number) => `${Math.ceil(((fluid ? 100 : WITHIN_MARGINS) * stretch) / count)}vw`
  const most = `${Math.ceil((CONTENT * stretch) / wide)}px`

  return [
    `(min-width: 992px) ${fluid ? share(wide) : `min(${share(wide)}, ${most})`}`,
    `(min-width: 768px) ${share(tablet)}`,
    share(phone),
  ].join(', ')
}
