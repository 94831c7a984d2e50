import { columnsAt, type Width } from '../columns'
import type { Arrangement } from '../place-works'

/** Maximum content width, in px, and the share of the viewport within the margins, in vw. */
const CONTENT = 1488
const WITHIN_MARGINS = 91
/**
 * Ratio of a cropped image: square in two columns and by year, 3:2 in a spectrum and on a sheet, 4:5 elsewhere; on
 * phones pairs are 3:2, the bands of a spectrum 2:1, and a sheet 5:4.
 */
function cropOf({ columns, hang }: Arrangement, width: Width): number {
  if (width === 'phone' && hang === 'colour') return 2
  if (width === 'phone' && hang === 'sheet') return 5 / 4
  if (hang === 'colour' || hang === 'sheet' || (width === 'phone' && hang === 'pairs')) return 3 / 2
  return columns === 2 || hang === 'year' ? 1 : 4 / 5
}

/**
 * The `sizes` attribute of a gallery image: its width at each viewport width, before cropping.
 * @param ratio width over height of the image
 * @param partAt its width in column widths, for images on a ground or enlarged
 */
export function pictureSizes(gallery: Arrangement, ratio: number, partAt: (width: Width) => number = () => 1): string {
  const { arrangement, columns, fluid, hang } = gallery
  const counts = columnsAt(columns, hang)
  const stretch = (width: Width) =>
    (arrangement === 'grid' ? Math.max(1, ratio / cropOf(gallery, width)) : 1) * partAt(width)
  const share = (width: Width) => {
    // Pairs have no margins on phones.
    const all = fluid || (width === 'phone' && hang === 'pairs') ? 100 : WITHIN_MARGINS
    return `${Math.ceil((all * stretch(width)) / counts[width])}vw`
  }
  const most = `${Math.ceil((CONTENT * stretch('wide')) / counts.wide)}px`

  return [
    `(min-width: 992px) ${fluid ? share('wide') : `min(${share('wide')}, ${most})`}`,
    `(min-width: 768px) ${share('tablet')}`,
    share('phone'),
  ].join(', ')
}
