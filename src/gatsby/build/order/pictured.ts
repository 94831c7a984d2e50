import type { Oklab } from '../../../lib/picture/oklab'
import type { Shade } from '../shades'

/** What a work's place in the order of the colour wheel depends on. */
export interface Pictured {
  slug: string
  /** The colour the picture is remembered by. */
  colour: Oklab
}

/** What the works it shares a colour with depend on. */
export interface Shaded {
  slug: string
  photograph: boolean
  /** The few colours the picture is made of. */
  shades: readonly Shade[]
}
