import { z } from 'zod'
import { pageHead, projectSlug, text } from '../common'

/** `content/pages/devloper-2.yml`: a single-screen poster. */
export const devloper2PageSchema = z.strictObject({
  ...pageHead,
  /** The name, one entry per line. */
  name: z.array(text()).min(1).max(2, 'are too many; expected at most two'),
  text: text(),
  projects: z.array(projectSlug()).min(1).max(5, 'are too many; expected at most five'),
  /** The only link back to the home page (L2). */
  home: text(),
})
