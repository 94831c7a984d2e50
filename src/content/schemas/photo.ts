import { z } from 'zod'
import { alt, closeUp, focus, slug, text, year } from './common'

/** `content/photos/index.yml`: every photograph of the site, in the order of the galleries. */
export const photosSchema = z.array(
  z.strictObject({
    /** File beside `index.yml`; its name without the ending is the photograph's slug. */
    file: text(),
    title: text(),
    alt: alt(),
    /** Marks a photograph that is made up. */
    sample: z.boolean().default(false),
    /** A sentence about it, for those who look at it alone. */
    note: text().optional(),
    place: text(),
    year: year(),
    tags: z.array(slug()).min(1),
    focus: focus().optional(),
    /** The middle of the part that a gallery of details shows, `40% 60%`; without it the finest part. */
    closeUp: closeUp().optional(),
    /** Whether the galleries of works show it. */
    selected: z.boolean().default(false),
  }),
)

/** One photograph. */
export type Photo = z.infer<typeof photosSchema>[number]
