import { z } from 'zod'
import { pageHead, photoSlug, text } from '../common'
import { phrase } from '../strings/sentence'

/** `content/pages/photography-1.yml`: an opening photograph, then series in rows. */
export const photography1PageSchema = z.strictObject({
  ...pageHead,
  opening: z.strictObject({
    heading: text(),
    photo: photoSlug(),
    /**
     * Brightness of the photograph behind header and heading, which take the ink that reaches a contrast of 4.5 : 1
     * there.
     */
    sky: z.enum(['light', 'dark']),
    /** `{count}` is the number of photographs on the page, `{series}` the number of series. */
    note: phrase('count', 'series'),
    /** The link to the film strip. */
    strip: text(),
    /** The link to the colophon, if there is one. */
    made: text().optional(),
  }),
  /** Photographs are shown in this order; their aspect ratios determine the rows. */
  series: z.array(
    z.strictObject({
      heading: text(),
      aside: text().optional(),
      photos: z.array(photoSlug()).min(1, 'is empty; name a photograph'),
    }),
  ),
  /** Text at the end, above the links to the film strip and the colophon. */
  closing: text().optional(),
})

/** `content/pages/photography-2.yml`: a film strip. */
export const photography2PageSchema = z.strictObject({
  ...pageHead,
  heading: text(),
  /** In strip order. */
  photos: z.array(photoSlug()).min(1, 'is empty; name a photograph'),
  /** How to move the strip and that a click opens a photograph; hidden after the first move. */
  hint: text(),
  /** The same for touch; defaults to `hint`. */
  hintTouch: text().optional(),
  /** Said to fingers on upright tablets, where photographs are cropped, in the place of `hintTouch` once that is gone. */
  hintWhole: text().optional(),
  /** Said at the last photograph of a strip long enough to wrap around; `{last}` and `{first}` are their numbers. */
  around: phrase('last', 'first').optional(),
  /** The only link back to the home page (L2). */
  home: text(),
  /** The link to the photographs in rows, if there are any. */
  rows: text().optional(),
})
