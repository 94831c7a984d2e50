import { z } from 'zod'
import { text } from '../common'
import { clockTime } from './fields'

/** The heading of a page; the accent ends it in italics. */
const heading = { title: text(), accent: text().optional() }

/** `device.yml`, `foldSheet`: two sheets that are folded once into a booklet: a cover, six days and a map. */
export const foldSheetSchema = z.strictObject({
  title: text(),
  cover: z.strictObject({ ...heading, note: text() }),
  days: z
    .array(
      z.strictObject({
        ...heading,
        name: text(),
        /** Without a note a stop has an open line, for what is only known on the day. */
        stops: z
          .array(z.strictObject({ at: clockTime(), place: text(), note: text().optional() }))
          .min(2)
          .max(4),
      }),
    )
    .length(6, 'must be six; expected one for each page between cover and map'),
  map: z.strictObject({ ...heading, stops: z.array(text()).min(2).max(7) }),
  /** The word before an open line. */
  open: text(),
  /** What the paper is, from so many per cent of the fold on; the first begins with 0. */
  stages: z.array(z.strictObject({ from: z.int().min(0).max(100), text: text() })).min(2),
})

export type FoldSheetData = z.infer<typeof foldSheetSchema>
