import { z } from 'zod'
import { pageHead, picture, projectPicture, projectSlug, text } from '../common'

/** `content/pages/designer-2.yml`: a page led by its pictures. Missing and empty sections are not shown. */
export const designer2PageSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    /** The display line: the first entry on the left, the second indented. */
    line: z.array(text()).min(1).max(2, 'are too many; expected at most two'),
    /** 21:9, light where the header overlaps it. */
    picture: picture(),
  }),
  essay: z
    .strictObject({
      paragraphs: z.array(text()),
      note: text(),
      /** Link to the works, if there are any. */
      action: text(),
    })
    .optional(),
  /** Left, middle and right, each at a different height. */
  plates: z
    .array(z.strictObject({ picture: picture(), caption: text() }))
    .max(3, 'are too many; expected at most three')
    .default([]),
  works: z
    .strictObject({
      heading: text(),
      aside: text(),
      /** How to reveal the pictures, shown if the pointer can hover. */
      hint: text(),
      read: text(),
      items: z.array(z.strictObject({ project: projectSlug(), picture: projectPicture() })),
    })
    .optional(),
  /** The last picture, 21:9 and light where the question overlaps it. */
  closing: z.strictObject({ question: text(), picture: picture() }).optional(),
})
