import { z } from 'zod'
import { pageHead, photoSlug, text } from '../common'

/** `content/pages/photography-1.yml`: an opening photograph, then series in rows. */
export const photography1PageSchema = z.strictObject({
  ...pageHead,
  opening: z.strictObject({
    heading: text(),
    photo: photoSlug(),
    /** How bright the photograph is behind header and heading: they take the ink that is read there, 4.5 : 1 at least. */
    sky: z.enum(['light', 'dark']),
    /** `{count}` stands for the number of photographs on the page, `{series}` for that of the series. */
    note: text(),
    /** The link to the film strip. */
    strip: text(),
    /** The link to the colophon, where there is one. */
    made: text().optional(),
  }),
  /** Their photographs stand in this order; the rows follow from their ratios. */
  series: z.array(
    z.strictObject({
      heading: text(),
      aside: text().optional(),
      photos: z.array(photoSlug()).min(1, 'is empty; name a photograph'),
    }),
  ),
  /** Said at the end, above the ways to the film strip and the colophon. */
  closing: text().optional(),
})

/** `content/pages/photography-2.yml`: a film strip. */
export const photography2PageSchema = z.strictObject({
  ...pageHead,
  heading: text(),
  /** In the order of the strip. */
  photos: z.array(photoSlug()).min(1, 'is empty; name a photograph'),
  /** How the strip moves; it goes after the first move. */
  hint: text(),
  /** The same for fingers; without it they read the same. */
  hintTouch: text().optional(),
  /** The one way back to the home page (L2). */
  home: text(),
  /** The link to the photographs in rows, where there are any. */
  rows: text().optional(),
})
