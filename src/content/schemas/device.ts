import { z } from 'zod'
import { colour, text } from './common'
import { floorPlanSchema } from './devices/floor-plan'
import { orderListSchema } from './devices/order-list'
import { receiptSchema } from './devices/receipt'
import { landoltSchema } from './devices/landolt'
import { workDaySchema } from './devices/work-day'
import { dayRouteSchema } from './devices/day-route'
import { axisDialSchema } from './devices/axis-dial'
import { foldSheetSchema } from './devices/fold-sheet'

/** The kinds of devices; each has a folder in `src/features/devices`. */
const kinds = {
  floorPlan: floorPlanSchema.optional(),
  orderList: orderListSchema.optional(),
  receipt: receiptSchema.optional(),
  landolt: landoltSchema.optional(),
  workDay: workDaySchema.optional(),
  dayRoute: dayRouteSchema.optional(),
  axisDial: axisDialSchema.optional(),
  foldSheet: foldSheetSchema.optional(),
}

/** The kind keys of `device.yml`, which must have exactly one of them. */
export const DEVICE_KINDS = Object.keys(kinds) as (keyof typeof kinds)[]

/**
 * `content/projects/<slug>/device.yml`: an interactive piece of the product. It accompanies one of the decisions
 * of a case study or of `details-1`, replacing the screen; in `details-2` it stands below the decisions.
 */
export const deviceSchema = z.strictObject({
  /** The decision it accompanies, from 1. */
  decision: z.int().positive(),
  ground: colour(),
  /** Accessible name. */
  label: text(),
  /** What it is, and how to use it; `hint` is only shown if scripts run. */
  caption: text(),
  hint: text(),
  /** Label of the reset button. */
  again: text(),
  /** The link to it at the start of the case study, worded as an invitation: `Read a receipt with it`. */
  invite: text().optional(),
  ...kinds,
})

export type Device = z.infer<typeof deviceSchema>
