import type { Oklab } from '../../../lib/picture/oklab'

/** What the galleries show, be it a project or a photograph. */
export interface Work {
  /** Number in the whole list, `01` first; a filter leaves it as it is. */
  number: string
  slug: string
  name: string
  /** The first tag, as captions name it. */
  kind: string
  year: number
  /** A few words: what the project does, or where the photograph is from. */
  line: string
  tags: readonly string[]
  picture: Queries.PictureFragment
  /** The colour that the picture is remembered by. */
  colour: Oklab
  /** Width of the image over its height. */
  ratio: number
  /** The page of a project, or the largest file of a photograph. */
  href: string
  photograph: boolean
}
