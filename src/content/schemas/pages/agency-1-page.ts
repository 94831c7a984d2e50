import { z } from 'zod'
import { figure, lines, pageHead, picture, projectPicture, projectSlug, text, year } from '../common'

/** `content/pages/agency-1.yml`: the studio, and the Monday its software has to work on. Sections are optional. */
export const agency1PageSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    line: lines(),
    /** The two calls to action: to the cases, and to contact. */
    cases: text(),
    write: text(),
    /** One picture in two crops: for landscape viewports, and for all others. */
    photo: z.strictObject({ wide: picture(), upright: picture() }),
  }),
  services: z
    .strictObject({
      heading: text(),
      aside: text(),
      /** Label above each term. */
      usually: text(),
      items: z.array(z.strictObject({ name: text(), text: text(), term: text() })),
    })
    .optional(),
  cases: z
    .strictObject({
      heading: text(),
      aside: text(),
      read: text(),
      items: z.array(
        z.strictObject({ project: projectSlug(), line: text(), picture: projectPicture().default('cover') }),
      ),
    })
    .optional(),
  figures: z
    .strictObject({
      heading: lines(),
      aside: text(),
      items: z
        .array(figure().extend({ value: text().max(3, 'is too long for its size; expected at most three characters') }))
        .max(4, 'are too many; expected at most four'),
    })
    .optional(),
  week: z
    .strictObject({
      heading: text(),
      aside: text(),
      photo: picture(),
      /** The first is the main one. */
      days: z.array(z.strictObject({ name: text(), text: text() })).max(3, 'are too many; expected at most three'),
      /** Heading of the names, and the names. */
      who: text(),
      people: z.array(z.strictObject({ name: text(), role: text(), since: year() })),
    })
    .optional(),
  contact: z.strictObject({ heading: text(), aside: text(), line: lines() }).optional(),
})
