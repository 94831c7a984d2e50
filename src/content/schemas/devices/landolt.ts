import { z } from 'zod'
import { text } from '../common'
import { count } from './fields'

const side = () => z.enum(['up', 'right', 'down', 'left'])

/** `device.yml`, `landolt`: an eye chart of open rings, line by line. */
export const landoltSchema = z.strictObject({
  chart: text(),
  eye: text(),
  table: text(),
  visus: text(),
  /** The visus of each line, rising. */
  lines: z.array(z.number().positive()).min(2),
  /** How many right answers end a line, and how many wrong ones end the test. */
  read: count(),
  missed: count(),
  /** Said at the end, after what was read, of the figure; left out where no line was read. */
  after: text(),
  /** A test from beginning to end: where each ring opens, and what was answered. */
  sample: z.array(z.strictObject({ opening: side(), answer: side() })).min(1),
  /** The button that shows it. */
  finish: text(),
})

export type LandoltData = z.infer<typeof landoltSchema>
