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
  /** The visual acuity of each line, ascending. */
  lines: z.array(z.number().positive()).min(2),
  /** Number of right answers that complete a line, and of wrong answers that end the test. */
  read: count(),
  missed: count(),
  /** Follows the result at the end and explains the figure; omitted if no line was read. */
  after: text(),
  /** A complete test: where each ring opens, and the answer given. */
  sample: z.array(z.strictObject({ opening: side(), answer: side() })).min(1),
  /** Label of the button that shows the sample test. */
  finish: text(),
})

export type LandoltData = z.infer<typeof landoltSchema>
