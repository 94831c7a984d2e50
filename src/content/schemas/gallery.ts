import { z } from 'zod'
import { capitalise } from '../../lib/text/capitalise'
import { gallerySlug, pageHead, slug, text } from './common'

/** Counts that texts may include; the galleries fill them in. */
const NAMES = ['works', 'projects', 'photographs', 'screens']
const COUNTS = [...NAMES, ...NAMES.map(capitalise)]

/** Rejects unknown placeholders. */
const countsOnly = (value: string) => [...value.matchAll(/\{(.*?)\}/g)].every(([, name = '']) => COUNTS.includes(name))
const unknownCount = `counts something that is not known; expected one of ${COUNTS.map((name) => `{${name}}`).join(', ')}`

/** `content/galleries.yml`: one page per entry. */
export const galleriesSchema = z.array(
  z
    .strictObject({
      ...pageHead,
      description: pageHead.description.refine(countsOnly, unknownCount),
      slug: slug(),
      /** Its name in the menu and in the arrangement switch. */
      name: text(),
      arrangement: z.enum(['grid', 'masonry']),
      columns: z.int().min(2).max(4),
      /** How the works are hung: their order, and the background they are shown on. */
      hang: z
        .enum(['list', 'pairs', 'colour', 'year', 'sheet', 'place', 'detail', 'wall', 'everything'])
        .default('list'),
      /** The groups of `hang: place`: a work belongs to the first group that has one of its tags. */
      places: z.array(z.strictObject({ heading: text(), tags: z.array(slug()).min(1) })).default([]),
      /** Full-bleed instead of within the margins. */
      fluid: z.boolean(),
      intro: text().refine(countsOnly, unknownCount),
      /** The line below the last work, and the other gallery it links to. */
      closing: z.strictObject({ text: text(), link: text(), to: gallerySlug() }).optional(),
    })
    .refine(({ slug, closing }) => closing?.to !== slug, {
      path: ['closing', 'to'],
      error: 'is this gallery itself; name another, or leave "closing" out',
    }),
)

/** One gallery page. */
export type Gallery = z.infer<typeof galleriesSchema>[number]
