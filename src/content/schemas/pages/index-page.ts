import { z } from 'zod'
import { fact, gallerySlug, lines, pageHead, picture, projectSlug, text } from '../common'

/** `content/pages/index.yml`: the words of the home page, section by section. A section that is left out does not show. */
export const indexPageSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    /** The opening, one entry a line. */
    line: lines(),
    /** A word of the last line that falls quiet once the page has come. */
    quiet: text().optional(),
    /** The action that leads to the works. */
    work: text().optional(),
    /** The action that opens the film of `site.yml`, and what stands on its still; `{length}` in it stands for the film's. */
    film: text().optional(),
    filmNote: text().optional(),
    facts: z.array(fact()).max(3, 'are too many; expected three, availability comes from site.yml').default([]),
  }),
  work: z
    .strictObject({
      heading: text(),
      aside: text(),
      /** Link to the gallery that shows all. */
      all: z.strictObject({ text: text(), gallery: gallerySlug() }).optional(),
      read: text(),
      projects: z.array(projectSlug()).min(1).max(5, 'are too many; expected at most five'),
    })
    .optional(),
  specialties: z
    .strictObject({
      heading: text(),
      /** What the small number beside a specialty says. */
      aside: text().optional(),
    })
    .optional(),
  process: z
    .strictObject({
      heading: text(),
      aside: text(),
      /** Steps on twelve weeks; `from` and `to` are the first and last week. */
      steps: z
        .array(z.strictObject({ name: text(), from: z.int().min(1).max(12), to: z.int().min(1).max(12), text: text() }))
        .min(1)
        .max(4, 'are too many; expected at most four'),
    })
    .optional(),
  about: z
    .strictObject({ heading: text(), statement: text(), lead: text(), action: text(), photo: picture() })
    .optional(),
  contact: z.strictObject({ heading: lines(), aside: text() }).optional(),
})
