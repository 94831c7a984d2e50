import type { CSSProperties } from 'react'
import { pictureRatio } from '../../lib/picture/image-data'

type Part = Queries.DecisionScreenFragment['part']
type Mark = NonNullable<Queries.DecisionScreenFragment['mark']>

/** The rendered width of a screen drawn anew for phones, for `sizes`; style sheets keep it from growing beyond. */
export const NARROW_SIZES = 'min(90vw, 420px)'

/** The start, width and ratio of the part of a wide screen that phones show, as custom properties. */
export function screenPart(part: Part): CSSProperties | undefined {
  if (!part) return undefined
  return {
    '--part-left': part.left,
    '--part-top': part.top,
    '--part-width': part.width,
    '--part-ratio': part.ratio ?? undefined,
  } as CSSProperties
}

/**
 * The width of a whole screen on phones, for `sizes`.
 * @param shown rendered width of the part shown, in vw
 * @param otherwise the width if no part is named, in vw
 */
export function phoneWidth(part: Part, shown: number, otherwise: number): string {
  return `${part ? Math.round((100 * shown) / part.width) : otherwise}vw`
}

/** The mark on a screen, in per cent of the picture, and the picture's width over height, as custom properties. */
export function markPlace({ left, top, width, height }: Mark, picture: Queries.PictureFragment): CSSProperties {
  return {
    '--mark-left': left,
    '--mark-top': top,
    '--mark-width': width,
    '--mark-height': height,
    '--ratio': pictureRatio(picture),
  } as CSSProperties
}
