import { z } from 'zod'
import { text } from '../common'
import { cents, clockTime, count } from './fields'

/** `device.yml`, `receipt`: a receipt that is scanned from top to bottom, and the data read from it. */
export const receiptSchema = z.strictObject({
  title: text(),
  /** Placeholder of a field before it is read, and label of the button below the fields. */
  unread: text(),
  use: text(),
  paper: z.strictObject({
    name: text(),
    place: text(),
    date: text(),
    time: clockTime(),
    lines: z.array(z.strictObject({ count: count(), name: text(), cents: cents() })).min(1),
    total: cents(),
    /** Rate in per cent and amount, both included in the total. */
    vat: z.strictObject({ rate: count(), cents: cents() }),
    paid: text(),
    thanks: text(),
  }),
  /** In reading order, each with its place on the paper. */
  fields: z
    .array(
      z.strictObject({ name: text(), value: text(), from: z.enum(['head', 'date', 'total', 'vat']), line: text() }),
    )
    .min(1),
  /**
   * `slot` is in its place until then. `list` links to the decision whose screen shows the expense among others, at its
   * `mark`.
   */
  expense: z.strictObject({
    title: text(),
    slot: text(),
    name: text(),
    note: text(),
    state: text(),
    list: z.strictObject({ decision: z.int().positive(), link: text() }).optional(),
  }),
})

export type ReceiptData = z.infer<typeof receiptSchema>
