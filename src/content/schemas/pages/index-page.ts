import { z } from 'zod'
import { fact, gallerySlug, lines, pageHead, picture, projectSlug, text } from '../common'
import { phrase } from '../strings/sentence'

/** `content/pages/index.yml`: the texts of the home page, by section. Missing sections are not shown. */
export const indexPageSchema = z.strictObject({
  ...pageHead,
  hero: z
    .strictObject({
      /** The opening, one entry per line. */
      line: lines(),
      /** A word of the last line that turns light in weight once the page has loaded. */
      quiet: text().optional(),
      /** The call to action that leads to the works. */
      work: text().optional(),
      /** The button that opens the film of `site.yml`, and the caption of its still; `{length}` is the film's length. */
      film: text().optional(),
      filmNote: phrase('length').optional(),
      facts: z.array(fact()).max(3, 'are too many; expected three, availability comes from site.yml').default([]),
    })
    .refine(({ line, quiet }) => quiet === undefined || line.at(-1)?.split(' ').includes(quiet), {
      path: ['quiet'],
      error: 'is not a word of the last line; expected one as it is written there',
    }),
  work: z
    .strictObject({
      heading: text(),
      aside: text(),
      /** Link to the gallery that shows everything. */
      all: z.strictObject({ text: text(), gallery: gallerySlug() }).optional(),
      read: text(),
      projects: z.array(projectSlug()).min(1).max(5, 'are too many; expected at most five'),
    })
    .optional(),
  specialties: z
    .strictObject({
      heading: text(),
      /** Explains the small number beside a specialty. */
      aside: text().optional(),
    })
    .optional(),
  process: z
    .strictObject({
      heading: text(),
      aside: text(),
      /** Steps within twelve weeks; `from` and `to` are the first and last week. */
      steps: z
        .array(z.strictObject({ name: text(), from: z.int().min(1).max(12), to: z.int().min(1).max(12), text: text() }))
        .min(1)
        .max(4, 'are too many; expected at most four'),
    })
    .optional(),
  about: z
    .strictObject({
      heading: text(),
      statement: text(),
      lead: text(),
      action: text(),
      photo: picture(),
      caption: text().optional(),
    })
    .optional(),
  contact: z.strictObject({ heading: lines(), aside: text() }).optional(),
})
