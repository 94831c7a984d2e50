import type { CSSProperties } from 'react'
import { pictureRatio } from '../../lib/picture/image-data'

type Part = Queries.DecisionScreenFragment['part']
type Mark = NonNullable<Queries.DecisionScreenFragment['mark']>

/** Where the part of a wide screen that phones show begins, how wide it is and of which ratio, for style sheets. */
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
 * @param shown how wide what is shown of it is there, in vw
 * @param otherwise its width where no part is named, in vw
 */
export function phoneWidth(part: Part, shown: number, otherwise: number): string {
  return `${part ? Math.round((100 * shown) / part.width) : otherwise}vw`
}

/** Where the mark on a screen is, in per cent of the picture, and the picture's width over its height, for style sheets. */
export function markPlace({ left, top, width, height }: Mark, picture: Queries.PictureFragment): CSSProperties {
  return {
    '--mark-left': left,
    '--mark-top': top,
    '--mark-width': width,
    '--mark-height': height,
    '--ratio': pictureRatio(picture),
  } as CSSProperties
}
