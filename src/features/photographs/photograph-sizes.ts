import type { Spot } from './place-photographs'

/** The share of the viewport that twelve columns take, in vw, and their maximum width, in px. */
const CONTENT = { share: 91.1, most: 1360 } as const
/** Extra width of bleeding to an edge, in vw, and the factor a crop may add. */
const BLEED = 4.5
const CROP = 1.1

/**
 * The `sizes` attribute of a photograph in a series.
 * @param ratio its width over height
 */
export function photographSizes({ span, height, edge, shape, pair, bleed }: Spot, ratio: number): string {
  if (shape === 'panorama') return `(min-width: 768px) 100vw, ${Math.ceil((100 * ratio) / 1.5)}vw`
  const share = span / 12
  // In a level row it may be taller than its width implies.
  const drawn = Math.max(share, (height ?? 0) * ratio)
  const wide = `${Math.ceil(drawn * CONTENT.share + (edge ? BLEED : 0))}vw`
  const most = `${Math.ceil(drawn * CONTENT.most * CROP)}px`
  const phone = pair ? '50vw' : shape === 'upright' ? '68vw' : '96vw'

  return `(min-width: 768px) ${height === undefined || bleed ? wide : `min(${wide}, ${most})`}, ${phone}`
}
