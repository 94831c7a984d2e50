import { z } from 'zod'
import { text } from '../common'
import { clockTime, count } from './fields'

/** `device.yml`, `workDay`: the jobs of a day and the drives between them, stepped through one by one. */
export const workDaySchema = z.strictObject({
  day: text(),
  /** The hours that are drawn, full hours both. */
  from: clockTime(),
  to: clockTime(),
  /** Which job is open at first, from 1. */
  start: count(),
  /** Hours of the week before this day, and those that are planned: `27:15`. */
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
        /** The moment that is shown, and how many steps are done by then. */
        at: clockTime(),
        done: z.int().nonnegative(),
        /** The drive before it. */
        drive: z.strictObject({ kilometres: z.number().positive(), minutes: count() }).optional(),
      }),
    )
    .min(2),
})

export type WorkDayData = z.infer<typeof workDaySchema>
