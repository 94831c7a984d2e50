import { z } from 'zod'
import { capitalise } from '../../lib/text/capitalise'
import { gallerySlug, pageHead, slug, text } from './common'

/** What a text may count, as the galleries fill it in. */
const NAMES = ['works', 'projects', 'photographs', 'screens']
const COUNTS = [...NAMES, ...NAMES.map(capitalise)]

/** Refuses a name in braces that nothing fills in. */
const countsOnly = (value: string) => [...value.matchAll(/\{(.*?)\}/g)].every(([, name = '']) => COUNTS.includes(name))
const unknownCount = `counts something that is not known; expected one of ${COUNTS.map((name) => `{${name}}`).join(', ')}`

/** `content/galleries.yml`: one page for each entry. */
export const galleriesSchema = z.array(
  z.strictObject({
    ...pageHead,
    description: pageHead.description.refine(countsOnly, unknownCount),
    slug: slug(),
    /** What the menu and the arrangement switch call it. */
    name: text(),
    arrangement: z.enum(['grid', 'masonry']),
    columns: z.int().min(2).max(4),
    /** How the works hang: what decides which comes next, and on what they are shown. */
    hang: z.enum(['list', 'pairs', 'colour', 'year', 'sheet', 'place', 'detail', 'wall', 'everything']).default('list'),
    /** The groups of `hang: place`: a work stands in the first that has one of its tags. */
    places: z.array(z.strictObject({ heading: text(), tags: z.array(slug()).min(1) })).default([]),
    /** Edge to edge instead of within the margins. */
    fluid: z.boolean(),
    intro: text().refine(countsOnly, unknownCount),
    /** The line under the last work, and the gallery it leads to. */
    closing: z.strictObject({ text: text(), link: text(), to: gallerySlug() }),
  }),
)

/** One gallery page. */
export type Gallery = z.infer<typeof galleriesSchema>[number]
