import { z } from 'zod'
import { fact, gallerySlug, pageHead, picture, projectSlug, text } from '../common'

/** `content/pages/index.yml`: the words of the home page, section by section. */
export const indexPageSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    /** The opening, one entry a line. */
    line: z.array(text()).min(1),
    /** A word of the last line that falls quiet once the page has come. */
    quiet: text().optional(),
    work: text(),
    film: text(),
    filmNote: text(),
    facts: z.array(fact()).max(3, 'are too many; expected three, availability comes from site.yml'),
  }),
  work: z.strictObject({
    heading: text(),
    aside: text(),
    /** Link to the gallery that shows all. */
    all: z.strictObject({ text: text(), gallery: gallerySlug() }),
    read: text(),
    projects: z.array(projectSlug()).min(1).max(5, 'are too many; expected at most five'),
  }),
  specialties: z.strictObject({ heading: text() }),
  process: z.strictObject({
    heading: text(),
    aside: text(),
    /** Steps on twelve weeks; `from` and `to` are the first and last week. */
    steps: z
      .array(z.strictObject({ name: text(), from: z.int().min(1).max(12), to: z.int().min(1).max(12), text: text() }))
      .max(4, 'are too many; expected at most four'),
  }),
  about: z.strictObject({ heading: text(), statement: text(), lead: text(), action: text(), photo: picture() }),
  contact: z.strictObject({ heading: z.array(text()).min(1), aside: text() }),
})
