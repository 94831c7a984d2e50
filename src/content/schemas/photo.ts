import { z } from 'zod'
import { alt, closeUp, focus, slug, text, year } from './common'

/** `content/photos/index.yml`: every photograph of the site, in the order of the galleries. */
export const photosSchema = z.array(
  z.strictObject({
    /** File beside `index.yml`; its name without the extension is the photograph's slug. */
    file: text(),
    title: text(),
    alt: alt(),
    /** Marks a made-up photograph. */
    sample: z.boolean().default(false),
    /** A sentence about it, shown when it is viewed on its own: on phones, in two lines below it. */
    note: text().max(100, 'is longer than 100 characters, more than two lines on phones; shorten it').optional(),
    place: text(),
    year: year(),
    tags: z.array(slug()).min(1),
    focus: focus().optional(),
    /** Centre of the part shown in a gallery of details, `40% 60%`; defaults to the most detailed part. */
    closeUp: closeUp().optional(),
    /** Whether galleries of works show it. */
    selected: z.boolean().default(false),
  }),
)

/** One photograph. */
export type Photo = z.infer<typeof photosSchema>[number]
