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
  /** What a phone shows of it where it stands upright; only the pages of tags ask for it. */
  upright?: Queries.UprightFragment | undefined
  /** The colour that the picture is remembered by, as style sheets write it. */
  colour: string
  /** Width of the image over its height. */
  ratio: number
  /** The page of a project, or the largest file of a photograph. */
  href: string
  photograph: boolean
  /** Of a screen: what it stands on. */
  ground?: Ground
  /** A part of the picture at its real size. */
  detail?: Queries.PictureDetailFragment | undefined
}

/** What a screen stands on, and its margins there, in shares of the width. */
export interface Ground {
  colour: string
  beside: number
  above: number
  /** How many times wider it is drawn than what is left of the ground: what does not fit is cut, on the right and below. */
  larger?: number
}
