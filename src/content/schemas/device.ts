import { z } from 'zod'
import { colour, text } from './common'
import { floorPlanSchema } from './devices/floor-plan'
import { orderListSchema } from './devices/order-list'
import { receiptSchema } from './devices/receipt'
import { landoltSchema } from './devices/landolt'
import { workDaySchema } from './devices/work-day'
import { dayRouteSchema } from './devices/day-route'

/** The kinds of devices; `src/features/devices` has a folder for each. */
const kinds = {
  floorPlan: floorPlanSchema.optional(),
  orderList: orderListSchema.optional(),
  receipt: receiptSchema.optional(),
  landolt: landoltSchema.optional(),
  workDay: workDaySchema.optional(),
  dayRoute: dayRouteSchema.optional(),
}

/** The keys of `device.yml` of which it has one. */
export const DEVICE_KINDS = Object.keys(kinds) as (keyof typeof kinds)[]

/**
 * `content/projects/<slug>/device.yml`: a piece of the product that a visitor can use. It stands beside one of the
 * decisions of a case study, in place of its screen.
 */
export const deviceSchema = z.strictObject({
  /** Beside which decision, from 1. */
  decision: z.int().positive(),
  ground: colour(),
  /** What it is, for those who do not see it. */
  label: text(),
  /** What it is, and how to use it; the second is shown only where scripts run. */
  caption: text(),
  hint: text(),
  /** The button that brings back the beginning. */
  again: text(),
  /** The link to it in the opening of its case, as an invitation: `Read a receipt with it`. */
  invite: text().optional(),
  ...kinds,
})

export type Device = z.infer<typeof deviceSchema>
