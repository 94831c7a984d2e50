import { z } from 'zod'
import { pageHead, projectSlug, text } from '../common'

/** `content/pages/devloper-2.yml`: a poster on one screen. */
export const devloper2PageSchema = z.strictObject({
  ...pageHead,
  /** The name, one entry a line. */
  name: z.array(text()).min(1).max(2, 'are too many; expected at most two'),
  text: text(),
  projects: z.array(projectSlug()).min(1).max(5, 'are too many; expected at most five'),
  /** The one way back to the home page (L2). */
  home: text(),
})
