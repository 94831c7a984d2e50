import { columnsAt } from '../columns-at'
import type { Arrangement } from '../place-works'

/** Widest content, in px, and the share of the window that is left within the margins. */
const CONTENT = 1360
const WITHIN_MARGINS = 91
/** Ratio of a cropped image: square in two columns, 4:5 in more. */
const cropOf = (columns: number) => (columns === 2 ? 1 : 4 / 5)

/**
 * The `sizes` attribute of an image of a gallery: how wide it is at each width of the window, before it is cropped.
 * @param ratio width over height of the image
 */
export function pictureSizes({ arrangement, columns, fluid }: Arrangement, ratio: number): string {
  const stretch = arrangement === 'grid' ? Math.max(1, ratio / cropOf(columns)) : 1
  const { phone, tablet, wide } = columnsAt(columns)
  const share = (count: number) => `${Math.ceil(((fluid ? 100 : WITHIN_MARGINS) * stretch) / count)}vw`
  const most = `${Math.ceil((CONTENT * stretch) / wide)}px`

  return [
    `(min-width: 992px) ${fluid ? share(wide) : `min(${share(wide)}, ${most})`}`,
    `(min-width: 768px) ${share(tablet)}`,
    share(phone),
  ].join(', ')
}
