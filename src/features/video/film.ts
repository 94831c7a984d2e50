/** From when on a film shows a work. */
export interface Cut {
  /** In seconds. */
  at: number
  project: { name: string; path: string } | null
}

/** A film of the content. */
export interface Film {
  title: string
  /** Where it is; in the dialog with the site's prefix. */
  url: string
  poster: Queries.PictureFragment
  /** Whether a click beside the film leaves it open. */
  staticBackdrop: boolean
  /** Its length in seconds, as the content has it. */
  seconds: number | null
  /** How much is loaded for it, in bytes; none of a film elsewhere. */
  bytes: number | null
  /** Where its captions are; in the dialog with the site's prefix. */
  captions: string | null
  /** The works in it, in their order. */
  cuts: readonly Cut[]
}

/** Which work is shown at a time, by its place in the film; -1 where there are none. */
export const placeAt = (cuts: readonly Cut[], seconds: number) => cuts.findLastIndex(({ at }) => at <= seconds)

/** The number of a work, as the list of the home page counts it. */
export const numberOf = (place: number) => `1.${place + 1}`
