/** A project or photograph as the galleries show it. */
export interface Work {
  /** Number in the whole list, from `01`; filters leave it unchanged. */
  number: string
  slug: string
  name: string
  /** Its first tag, as shown in captions; empty where the page is about that tag. */
  kind: string
  year: number
  /** A short line: what the project does, or where the photograph was taken. */
  line: string
  /** A sentence about it, shown below its name where a page tells more. */
  note?: string | undefined
  tags: readonly string[]
  picture: Queries.PictureFragment
  /** The portrait crop for phones; queried only by tag pages. */
  upright?: Queries.UprightFragment | undefined
  /** The picture's dominant colour, as a CSS value. */
  colour: string
  /** In pairs: the colour shared with the work beside it, as a CSS value; empty where there is none. */
  hinge?: string | undefined
  /** Width over height of the image. */
  ratio: number
  /** A project's page, or a photograph's largest file. */
  href: string
  photograph: boolean
  /** For a screen: the ground it sits on. */
  ground?: Ground
  /** A part of the picture at native size. */
  detail?: Queries.PictureDetailFragment | undefined
}

/** The ground of a screen, and the margins around it, in shares of the width. */
export interface Ground {
  colour: string
  beside: number
  above: number
  /** How many times wider than the room inside the margins it is drawn; the rest is cut off on the right and below. */
  larger?: number
}
