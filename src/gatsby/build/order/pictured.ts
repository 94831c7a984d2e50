import type { Oklab } from '../../../lib/picture/oklab'

/** What a work's place in a picture-based order depends on. */
export interface Pictured {
  slug: string
  photograph: boolean
  /** The colour the picture is remembered by. */
  colour: Oklab
}
