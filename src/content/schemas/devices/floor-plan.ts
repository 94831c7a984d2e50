import { z } from 'zod'
import { text } from '../common'
import { clockTime, count } from './fields'

/** Left, top, width and height on the drawing. */
const place = () =>
  z.array(z.number().nonnegative()).length(4, 'must be four numbers; expected left, top, width and height')

/** `device.yml`, `floorPlan`: the rooms of a floor and what was measured in them during a day. */
export const floorPlanSchema = z.strictObject({
  title: text(),
  unit: text(),
  /** First and last hour; both full hours. */
  from: clockTime(),
  to: clockTime(),
  /** Minutes between readings. */
  step: count(),
  /** The initial time, and the name of the initial room. */
  start: clockTime(),
  room: text(),
  /** The limits that separate the three words. */
  limits: z.array(count()).length(2, 'must be two; expected the lower and the upper limit'),
  words: z.array(text()).length(3, 'must be three; expected a word below, between and above the limits'),
  /** What a silent sensor is called, and the text before the time of its last reading. */
  silent: z.strictObject({ word: text(), last: text() }),
  /** The drawing: its size, and SVG path data. */
  drawing: z.strictObject({
    width: count(),
    height: count(),
    walls: text(),
    windows: text(),
    doors: text(),
    furniture: text(),
    passages: z.array(z.strictObject({ name: text(), at: z.array(z.number()).length(2) })),
  }),
  rooms: z
    .array(
      z.strictObject({
        name: text(),
        at: place(),
        /** The reading at each full hour, first to last. */
        hourly: z.array(count()),
        /** Readings between full hours, where the line bends. */
        between: z.array(z.strictObject({ at: clockTime(), value: count() })).default([]),
        /** The reason for the readings, from this time on. */
        why: z.array(z.strictObject({ from: clockTime(), text: text() })).min(1),
        /** From the sensor's last reading until the next one. */
        silent: z.strictObject({ from: clockTime(), to: clockTime() }).optional(),
      }),
    )
    .min(1),
})

export type FloorPlanData = z.infer<typeof floorPlanSchema>
