import type { Spot } from './place-photographs'

/** The share of a window that twelve columns have, and the most they have, in px. */
const CONTENT = { share: 91.1, most: 1360 } as const
/** What running on to an edge adds, and what a crop may make wider still. */
const BLEED = 4.5
const CROP = 1.1

/**
 * The `sizes` attribute of a photograph of a series.
 * @param ratio its width over its height
 */
export function photographSizes({ span, height, edge, shape }: Spot, ratio: number): string {
  if (shape === 'panorama') return `(min-width: 768px) 100vw, ${Math.ceil((100 * ratio) / 1.5)}vw`
  const share = span / 12
  // In a level row it may be higher than its width asks for.
  const drawn = Math.max(share, (height ?? 0) * ratio)
  const wide = `${Math.ceil(drawn * CONTENT.share + (edge ? BLEED : 0))}vw`
  const most = `${Math.ceil(drawn * CONTENT.most * CROP)}px`
  const phone = shape === 'upright' ? '68vw' : '96vw'

  return `(min-width: 768px) ${height === undefined ? wide : `min(${wide}, ${most})`}, ${phone}`
}
