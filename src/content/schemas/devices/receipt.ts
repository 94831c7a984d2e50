import { z } from 'zod'
import { text } from '../common'
import { cents, clockTime, count } from './fields'

/** `device.yml`, `receipt`: a receipt that is read from top to bottom, and what is read from it. */
export const receiptSchema = z.strictObject({
  title: text(),
  /** What stands in a field before it is read, and on the button below the fields. */
  unread: text(),
  use: text(),
  paper: z.strictObject({
    name: text(),
    place: text(),
    date: text(),
    time: clockTime(),
    lines: z.array(z.strictObject({ count: count(), name: text(), cents: cents() })).min(1),
    total: cents(),
    /** Per cent within the total, and what they come to. */
    vat: z.strictObject({ rate: count(), cents: cents() }),
    paid: text(),
    thanks: text(),
  }),
  /** In the order in which they are read, each with its place on the paper. */
  fields: z
    .array(
      z.strictObject({ name: text(), value: text(), from: z.enum(['head', 'date', 'total', 'vat']), line: text() }),
    )
    .min(1),
  /** `list` leads on to the decision whose screen shows the expense among others, at its `mark`. */
  expense: z.strictObject({
    title: text(),
    name: text(),
    note: text(),
    state: text(),
    list: z.strictObject({ decision: z.int().positive(), link: text() }).optional(),
  }),
})

export type ReceiptData = z.infer<typeof receiptSchema>
