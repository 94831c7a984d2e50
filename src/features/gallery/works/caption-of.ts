import type { Arrangement } from '../place-works'

/**
 * How a caption is set: `spread` over the page's columns; on one line over those of an `uneven` row; on one line, given
 * room, from lg (`two`) or xl (`three`, and `year`, whose works hang under their year); on two lines (`four`); the name
 * alone below the image (`short`) or on it (`label`, and `band` at every width); the number alone (`numbered`); below a
 * frame (`framed`); on the image beside a marker of the part shown (`part`).
 */
export type Caption =
  | 'spread'
  | 'uneven'
  | 'two'
  | 'three'
  | 'year'
  | 'four'
  | 'short'
  | 'label'
  | 'band'
  | 'numbered'
  | 'framed'
  | 'part'

/** The caption of a gallery's works. */
export function captionOf({ arrangement, columns, fluid, hang }: Arrangement): Caption {
  if (hang === 'colour') return 'band'
  if (hang === 'sheet') return 'numbered'
  if (hang === 'year') return 'year'
  if (hang === 'wall') return 'framed'
  if (hang === 'detail') return 'part'
  if (fluid) return arrangement === 'grid' ? 'short' : 'label'
  if (columns === 2) return arrangement === 'grid' ? 'spread' : 'two'
  return columns === 3 ? 'three' : 'four'
}
