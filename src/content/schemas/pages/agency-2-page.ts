import { z } from 'zod'
import { gallerySlug, lines, pageHead, picture, projectPicture, projectSlug, text } from '../common'

/** `content/pages/agency-2.yml`: the studio, and the second versions it builds. Sections are optional. */
export const agency2PageSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    line: lines(),
    lead: text(),
    /** The call to action, leading to the works. */
    work: text(),
    place: lines(),
    photo: picture(),
  }),
  work: z
    .strictObject({
      heading: lines(),
      aside: text(),
      read: text(),
      items: z.array(
        z.strictObject({
          project: projectSlug(),
          /** What there was before it, above the line. */
          before: text().optional(),
          line: text(),
          picture: projectPicture().default('cover'),
        }),
      ),
    })
    .optional(),
  services: z
    .strictObject({
      heading: lines(),
      aside: text(),
      /** Words and what they mean here: `kind` is the part of speech, `example` a sentence using the word. */
      items: z.array(z.strictObject({ term: text(), kind: text(), definition: text(), example: text() })),
    })
    .optional(),
  statement: z.strictObject({ line: lines(), text: text() }).optional(),
  clients: z
    .strictObject({
      heading: text(),
      aside: text(),
      columns: z.strictObject({ client: text(), trade: text(), work: text(), year: text() }),
      read: text(),
      /** The year is the project's own. */
      items: z.array(z.strictObject({ project: projectSlug(), trade: text(), work: text() })),
      /** The last row, still vacant. */
      open: z.strictObject({ name: text(), trade: text(), work: text(), action: text() }),
    })
    .optional(),
  /** Below the works: a line, and a link to a gallery. */
  closing: z.strictObject({ text: text(), link: text(), gallery: gallerySlug() }).optional(),
})
