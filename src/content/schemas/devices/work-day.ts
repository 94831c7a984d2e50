import { z } from 'zod'
import { text } from '../common'
import { clockTime, count } from './fields'

/** `device.yml`, `workDay`: a day's jobs and the drives between them, stepped through one by one. */
export const workDaySchema = z.strictObject({
  day: text(),
  /** The hours drawn; both full hours. */
  from: clockTime(),
  to: clockTime(),
  /** The job that is open initially, from 1. */
  start: count(),
  /** Hours worked in the week before this day, and hours planned: `27:15`. */
  week: z.strictObject({
    before: z.string().regex(/^\d+:[0-5]\d$/, 'is no duration; expected one like "27:15"'),
    planned: z.string().regex(/^\d+:[0-5]\d$/, 'is no duration; expected one like "38:00"'),
  }),
  jobs: z
    .array(
      z.strictObject({
        from: clockTime(),
        to: clockTime(),
        name: text(),
        place: text(),
        note: text(),
        steps: count(),
        /** The moment shown, and how many steps are done by then. */
        at: clockTime(),
        done: z.int().nonnegative(),
        /** The drive before it. */
        drive: z.strictObject({ kilometres: z.number().positive(), minutes: count() }).optional(),
      }),
    )
    .min(2),
})

export type WorkDayData = z.infer<typeof workDaySchema>
