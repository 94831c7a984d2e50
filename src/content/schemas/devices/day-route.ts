import { z } from 'zod'
import { text } from '../common'
import { clockTime, count } from './fields'

/** `device.yml`, `dayRoute`: a day of travel drawn to time, stop by stop. */
export const dayRouteSchema = z.strictObject({
  /** The head; its second part is set in italics. */
  title: text(),
  accent: text(),
  date: text(),
  stops: z.array(z.strictObject({ at: clockTime(), name: text() })).min(2),
  /** One between each stop and the next. */
  legs: z.array(
    z.strictObject({ kind: z.enum(['train', 'walk']), name: text(), minutes: count(), note: text().optional() }),
  ),
  /** What the foot says from a time on: a line, and a sentence. */
  says: z.array(z.strictObject({ from: clockTime(), term: text(), text: text() })).min(1),
  /** Where the day ends. */
  stay: z.strictObject({ name: text(), note: text() }),
})

export type DayRouteData = z.infer<typeof dayRouteSchema>
