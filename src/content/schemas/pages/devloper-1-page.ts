import { z } from 'zod'
import { fact, pageHead, projectSlug, text, toolName, webUrl, year } from '../common'

/**
 * `content/pages/devloper-1.yml`: a curriculum vitae. Employments and the first years of the tools come from `about.yml`,
 * what a project is built with from the project. A section that is left out, or empty, does not show.
 */
export const devloper1PageSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    /** The display line, one entry a line. */
    line: z.array(text()).min(1),
    lead: text(),
    write: text(),
    print: text(),
    /** What the links to take along are called: the contact card, and the curriculum as data. */
    card: text().optional(),
    resume: text().optional(),
    /** Between the city and the availability, which come from `site.yml` as name, role and address do. */
    facts: z.array(fact()).default([]),
  }),
  matrix: z
    .strictObject({
      heading: z.array(text()).min(1),
      aside: text(),
      led: text(),
      some: text(),
      /** The columns. */
      projects: z.array(projectSlug()).max(8, 'are too many; expected at most eight, for which a phone has room'),
      /** The rows, named as in the projects' `stack`. What is in the stack was led, but for projects under `some`. */
      tools: z.array(
        z.strictObject({
          name: toolName(),
          /** What the table of projects calls it, which has less room. */
          short: text().optional(),
          use: text(),
          some: z.array(projectSlug()).default([]),
        }),
      ),
    })
    .optional(),
  timeline: z
    .strictObject({
      heading: text(),
      aside: text(),
      /** A line for each year of an employment of `about.yml`. */
      years: z.array(z.strictObject({ year: year(), line: text() })),
    })
    .optional(),
  lists: z
    .strictObject({
      heading: text(),
      aside: text(),
      groups: z.array(
        z.strictObject({
          name: text(),
          entries: z.array(
            z.strictObject({ name: text(), line: text(), detail: text(), year: year(), url: webUrl().optional() }),
          ),
        }),
      ),
    })
    .optional(),
  projects: z
    .strictObject({
      heading: text(),
      aside: text(),
      /** `field` is the trade it was made for. */
      rows: z.array(z.strictObject({ project: projectSlug(), field: text() })),
    })
    .optional(),
  contact: z.strictObject({ heading: z.array(text()).min(1) }).optional(),
})
