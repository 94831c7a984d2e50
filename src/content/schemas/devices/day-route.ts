import { z } from 'zod'
import { text } from '../common'
import { clockTime, count } from './fields'

/** `device.yml`, `dayRoute`: a day of travel drawn to scale in time, stop by stop. */
export const dayRouteSchema = z.strictObject({
  /** The heading; `accent` is its second part, in italics. */
  title: text(),
  accent: text(),
  date: text(),
  stops: z.array(z.strictObject({ at: clockTime(), name: text() })).min(2),
  /** One leg between each stop and the next. */
  legs: z.array(
    z.strictObject({ kind: z.enum(['train', 'walk']), name: text(), minutes: count(), note: text().optional() }),
  ),
  /** Text of the footer from a time on: a term and a sentence. */
  says: z.array(z.strictObject({ from: clockTime(), term: text(), text: text() })).min(1),
  /** Where the day ends. */
  stay: z.strictObject({ name: text(), note: text() }),
})

export type DayRouteData = z.infer<typeof dayRouteSchema>
