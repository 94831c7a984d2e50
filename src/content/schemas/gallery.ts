import { z } from 'zod'
import { gallerySlug, pageHead, slug, text } from './common'

/** `content/galleries.yml`: one page for each entry. */
export const galleriesSchema = z.array(
  z.strictObject({
    ...pageHead,
    slug: slug(),
    /** What the menu and the arrangement switch call it. */
    name: text(),
    arrangement: z.enum(['grid', 'masonry']),
    columns: z.int().min(2).max(4),
    /** Edge to edge instead of within the margins. */
    fluid: z.boolean(),
    intro: text(),
    /** The line under the last work, and the gallery it leads to. */
    closing: z.strictObject({ text: text(), link: text(), to: gallerySlug() }),
  }),
)

/** One gallery page. */
export type Gallery = z.infer<typeof galleriesSchema>[number]
