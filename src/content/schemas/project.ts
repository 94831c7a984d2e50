import { z } from 'zod'
import { closeUp, colour, figure, pageHead, part, picture, slug, text, webUrl, year } from './common'

/** A position or length on a picture, in per cent. */
const percent = () => z.number().min(0).max(100)

/** An area of a picture, in per cent. */
const area = () => z.strictObject({ left: percent(), top: percent(), width: percent(), height: percent() })

/**
 * Places on a screen that take the look of another row once a button of a phone's screen in the same case was
 * pressed: `after` is the button's name, `from` the top of the place as large as `at`, below or above it, that is shown
 * there instead.
 */
const changes = () => z.array(z.strictObject({ after: text(), at: area(), from: percent(), alt: text() })).default([])

/** Front matter of `content/projects/<slug>/index.md`; the folder name is the slug. */
export const projectSchema = z.strictObject({
  ...pageHead,
  /** Marks a made-up project. */
  sample: z.boolean().default(false),
  /** Described without names: excluded from search engines, sitemap, feed and CV. */
  confidential: z.boolean().default(false),
  /** Names of client and product that must not appear anywhere in the content. They are not published. */
  withhold: z.array(text().regex(/[\p{L}\p{N}]/u, 'is not a name; expected letters or digits')).default([]),
  name: text(),
  /** Position in lists, from 1. */
  order: z.int().positive(),
  /** Its number among the works in galleries; photographs fill the numbers in between. Defaults to last. */
  galleryPlace: z.int().positive().optional(),
  template: z.enum(['case-study', 'details-1', 'details-2']),
  /** A few words for lists. */
  line: text(),
  /** The outcome, in one sentence. */
  result: text(),
  year: year(),
  client: text(),
  role: text(),
  team: text(),
  duration: text().optional(),
  stack: z.array(text()).min(1),
  /** What a technology of the stack does in this project, in one sentence, shown on the technology's page. */
  uses: z.array(z.strictObject({ technology: text(), line: text() })).default([]),
  links: z.array(z.strictObject({ label: text(), url: webUrl() })).default([]),
  tags: z.array(slug()).min(1),
  cover: picture(),
  /** Centre of the part of the cover shown in a gallery of details, `40% 60%`; defaults to the most detailed part. */
  closeUp: closeUp().optional(),
  scene: picture(),
  /** Captions of cover and scene in the long column of `details-1`. */
  captions: z.strictObject({ cover: text().optional(), scene: text().optional() }).optional(),
  /** Screens beside the decisions, in the order of the `###` headings below `## Decisions`. */
  screens: z
    .array(
      z.strictObject({
        image: picture(),
        kind: z.enum(['phone', 'tablet', 'desktop']),
        ground: colour(),
        /**
         * Per cent of a wide screen's width cut off at the right from 768 px on, to enlarge the rest: up to the edge of
         * a panel, where the text is about what is left of it.
         */
        cut: z.number().positive().max(50).optional(),
        /** Per cent of the width of a cut one that is cut off at the left as well, from 768 to 991 px. */
        cutLeft: z.number().positive().max(40).optional(),
        /**
         * The part of a wide screen shown in viewports below 768 px, large enough to read: position and width in per
         * cent of the screen. `ratio` is its width divided by its height, 0.8 by default.
         */
        part: part().optional(),
        /** The area of a wide screen, in per cent, that is framed once a device or a pressed phone links to it. */
        mark: area().optional(),
        changes: changes(),
        /** A wide screen drawn anew for viewports below 768 px, where it is shown whole instead of a part. */
        narrow: z.strictObject({ image: picture(), mark: area().optional(), changes: changes() }).optional(),
        /**
         * Buttons of a phone's screen that work, in a case study: each leads to another picture of the same size, on
         * which it takes itself back.
         */
        press: z
          .strictObject({
            /** Says so after the caption; only shown if scripts run. */
            hint: text(),
            /** Takes the hint's place once one was pressed: the decision whose screen shows it too, at its `mark`. */
            list: z.strictObject({ decision: z.int().positive(), link: text() }).optional(),
            buttons: z
              .array(
                z.strictObject({
                  /** Its words on either picture. */
                  name: text(),
                  undo: text(),
                  /** What screen readers say once it was pressed, and once it was taken back. */
                  says: text(),
                  undone: text(),
                  at: area(),
                  /** Where it is on the picture it leads to, if elsewhere. */
                  undoAt: area().optional(),
                  image: picture(),
                }),
              )
              .min(1),
          })
          .optional(),
        caption: text().optional(),
      }),
    )
    .default([]),
  /** A short remark beside "My part". */
  note: text().optional(),
  figures: z.array(figure()).max(3, 'are too many; expected at most three').default([]),
  quote: z.strictObject({ text: text(), author: text(), source: text() }).optional(),
})

/** The front matter of a project. */
export type ProjectFrontMatter = z.infer<typeof projectSchema>

/** The chapters of every story, in this order; their headings are in `content/strings.yml`. */
export const CHAPTERS = ['situation', 'part', 'decisions', 'outcome', 'differently'] as const

/** The chapters a project must have: all of them in a case study, only the decisions in a details template. */
export function neededChapters(template: unknown): readonly (typeof CHAPTERS)[number][] {
  return template === 'details-1' || template === 'details-2' ? ['decisions'] : CHAPTERS
}
