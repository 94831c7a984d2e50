import { z } from 'zod'
import { text } from '../common'

/** The axis of a lens: a line, so 180 degrees further it is the same again. */
const axis = () => z.int().min(1).max(180)

/** `device.yml`, `axisDial`: a dial on which the axis of a lens is turned, beside the one measured before. */
export const axisDialSchema = z.strictObject({
  /** Number of the step of the test it belongs to. */
  step: z.int().positive(),
  title: text(),
  /** Name of what is turned. */
  axis: text(),
  /** The axis shown initially, and the word for it in the legend. */
  start: axis(),
  now: text(),
  /** The axis it is compared with, and when it was measured. */
  last: z.strictObject({ label: text(), axis: axis() }),
  /** Heading of the comparison, and what is compared. */
  changed: text(),
  row: text(),
  /** What a turn means, from so many degrees on in either direction; the first begins with 0. */
  notes: z.array(z.strictObject({ from: z.int().min(0).max(90), text: text() })).min(1),
})

export type AxisDialData = z.infer<typeof axisDialSchema>
