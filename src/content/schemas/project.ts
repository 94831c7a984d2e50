import { z } from 'zod'
import { closeUp, colour, figure, pageHead, picture, slug, text, webUrl, year } from './common'

/** One side of a comparison, and what it is. */
const side = z.strictObject({ label: text(), image: picture() })

/** A place or a length on a picture, in per cent of it. */
const percent = () => z.number().min(0).max(100)

/** Front matter of `content/projects/<slug>/index.md`; the folder's name is the slug. */
export const projectSchema = z.strictObject({
  ...pageHead,
  /** Marks a project without known facts. */
  sample: z.boolean().default(false),
  /** Told without names: kept out of search engines, sitemap, feed and curriculum. */
  confidential: z.boolean().default(false),
  /** Names that may stand nowhere in the content, the client's and the product's. They are not published. */
  withhold: z.array(text().regex(/[\p{L}\p{N}]/u, 'is no name; expected letters or digits')).default([]),
  name: text(),
  /** Place in lists, 1 first. */
  order: z.int().positive(),
  /** Its number among the works of the galleries; photographs fill the numbers between. Without one it comes last. */
  galleryPlace: z.int().positive().optional(),
  template: z.enum(['case-study', 'details-1', 'details-2']),
  /** A few words for lists. */
  line: text(),
  /** What came of it, in one sentence. */
  result: text(),
  year: year(),
  client: text(),
  role: text(),
  team: text(),
  duration: text().optional(),
  stack: z.array(text()).min(1),
  links: z.array(z.strictObject({ label: text(), url: webUrl() })).default([]),
  tags: z.array(slug()).min(1),
  cover: picture(),
  /** The middle of the part of the cover that a gallery of details shows, `40% 60%`; without it the finest part. */
  closeUp: closeUp().optional(),
  scene: picture(),
  /** What stands below cover and scene in the long column of `details-1`. */
  captions: z.strictObject({ cover: text().optional(), scene: text().optional() }).optional(),
  /** Screens beside the decisions, in the order of the `###` headings under `## Decisions`. */
  screens: z
    .array(
      z.strictObject({
        image: picture(),
        kind: z.enum(['phone', 'tablet', 'desktop']),
        ground: colour(),
        /**
         * Per cent of a wide screen's width that are cut at the right in windows from 992 px on, so that the rest is larger: up
         * to the edge of a panel, where the words speak of what is left of it.
         */
        cut: z.number().positive().max(50).optional(),
        /**
         * The part of a wide screen that windows under 768 px show, large enough to read: where it begins and how wide it is, in
         * per cent of the screen. On a page of details also its width for its height, 0.8 where none is named.
         */
        part: z
          .strictObject({
            left: z.number().min(0).max(90),
            top: z.number().min(0).max(90),
            width: z.number().min(10).max(100),
            ratio: z.number().min(0.5).max(2).optional(),
          })
          .optional(),
        /** The place on a wide screen, in per cent of it, that is framed once the device of the page was used and leads there. */
        mark: z
          .strictObject({
            left: percent(),
            top: percent(),
            width: percent(),
            height: percent(),
          })
          .optional(),
        caption: text().optional(),
      }),
    )
    .default([]),
  /** Two pictures of one thing, laid over each other: the earlier and the later, of the same ratio. */
  comparison: z
    .strictObject({
      heading: text(),
      text: text(),
      ground: colour(),
      sides: z.array(side).length(2, 'must be two; expected the earlier and the later'),
    })
    .optional(),
  /** A short remark beside "My part". */
  note: text().optional(),
  figures: z.array(figure()).max(3, 'are too many; expected at most three').default([]),
  quote: z.strictObject({ text: text(), author: text(), source: text() }).optional(),
})

/** The front matter of a project. */
export type ProjectFrontMatter = z.infer<typeof projectSchema>

/** The chapters every story has, in this order; `content/strings.yml` has their headings. */
export const CHAPTERS = ['situation', 'part', 'decisions', 'outcome', 'differently'] as const

/** The chapters a project must tell: a case study all of them, the two details at least what was decided. */
export function neededChapters(template: unknown): readonly (typeof CHAPTERS)[number][] {
  return template === 'details-1' || template === 'details-2' ? ['decisions'] : CHAPTERS
}
