import type { Oklab } from '../../../lib/picture/oklab'

/** A work as far as its picture decides on its place. */
export interface Pictured {
  slug: string
  photograph: boolean
  /** The colour that the picture is remembered by. */
  colour: Oklab
}
