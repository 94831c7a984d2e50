import { z } from 'zod'
import { text } from '../common'
import { cents, count } from './fields'

/** `device.yml`, `orderList`: a list of articles whose quantities are changed, and the slots of its delivery. */
export const orderListSchema = z.strictObject({
  title: text(),
  delivery: text(),
  /** The day of the delivery, short beside its head and in full in a sentence. */
  day: text(),
  weekday: text(),
  /** VAT in per cent; prices are without it. */
  vat: count(),
  /** What a pallet carries, in kilograms. */
  pallet: count(),
  /** From how few in stock on an article is called low. */
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
        /** Which of the drawings shows it. */
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
        /** What it costs more. */
        cents: cents().default(0),
        isFull: z.boolean().default(false),
        isChosen: z.boolean().default(false),
      }),
    )
    .min(2),
  order: text(),
  /** What is said after the order. */
  placed: text(),
  sample: text(),
})

export type OrderListData = z.infer<typeof orderListSchema>
