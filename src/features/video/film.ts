/** The point from which a film shows a work. */
export interface Cut {
  /** In seconds. */
  at: number
  project: { name: string; path: string } | null
}

/** A film from the content. */
export interface Film {
  title: string
  /** Its address; in the dialog with the site's prefix. */
  url: string
  poster: Queries.PictureFragment
  /** Whether a click beside the film leaves it open. */
  staticBackdrop: boolean
  /** Its length in seconds, from the content. */
  seconds: number
  /** Download size in bytes; null for a film hosted elsewhere. */
  bytes: number | null
  /** Address of its captions; in the dialog with the site's prefix. */
  captions: string | null
  /** The works in it, in order. */
  cuts: readonly Cut[]
}

/** The index of the work shown at a time; -1 if there is none. */
export const placeAt = (cuts: readonly Cut[], seconds: number) => cuts.findLastIndex(({ at }) => at <= seconds)

/** The number of a work: that of the key that goes to it. */
export const numberOf = (place: number) => String(place + 1)
