import { z } from 'zod'
import { text } from '../common'
import { cents, count } from './fields'

/** `device.yml`, `orderList`: a list of articles with adjustable quantities, and delivery slots. */
export const orderListSchema = z.strictObject({
  title: text(),
  delivery: text(),
  /** The delivery day, short beside its heading and spelt out in a sentence. */
  day: text(),
  weekday: text(),
  /** VAT in per cent; prices exclude it. */
  vat: count(),
  /** Capacity of a pallet, in kilograms. */
  pallet: count(),
  /** Stock level at or below which an article counts as low. */
  low: count(),
  articles: z
    .array(
      z.strictObject({
        name: text(),
        unit: text(),
        cents: cents(),
        quantity: z.int().nonnegative(),
        kilograms: z.number().positive(),
        stock: count(),
        /** Drawing of the article. */
        drawing: z.enum(['bread', 'cheese', 'coffee', 'eggs', 'lettuce', 'milk', 'oil', 'pasta', 'tomato']).optional(),
      }),
    )
    .min(1),
  slots: z
    .array(
      z.strictObject({
        from: text(),
        to: text(),
        note: text().optional(),
        /** Surcharge. */
        cents: cents().default(0),
        isFull: z.boolean().default(false),
        isChosen: z.boolean().default(false),
      }),
    )
    .min(2),
  order: text(),
  /** Message after the order is placed. */
  placed: text(),
  sample: text(),
})

export type OrderListData = z.infer<typeof orderListSchema>
