import { z } from 'zod'
import { fact, pageHead, projectSlug, text, toolName, webUrl, year } from '../common'

/**
 * `content/pages/devloper-1.yml`: a CV. Employments and the first years of tools come from `about.yml`, stacks from the
 * projects. Missing and empty sections are not shown.
 */
export const devloper1PageSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    /** The display line, one entry per line. */
    line: z.array(text()).min(1),
    lead: text(),
    write: text(),
    print: text(),
    /** Labels of the download links: the contact card, and the CV as data. */
    card: text().optional(),
    resume: text().optional(),
    /** Shown between city and availability, which come from `site.yml`, as do name, role and address. */
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
      /**
       * The rows, named as in the projects' `stack`. A tool in the stack counts as led, except for projects under
       * `some`.
       */
      tools: z.array(
        z.strictObject({
          name: toolName(),
          /** Shorter name for the projects table, which has less room. */
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
      /**
       * A line per year of an employment in `about.yml`. Projects of the two tables are linked where it names them, and
       * so is `project`.
       */
      years: z.array(z.strictObject({ year: year(), line: text(), project: projectSlug().optional() })),
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
      /** `field` is the industry it was made for. */
      rows: z.array(z.strictObject({ project: projectSlug(), field: text() })),
    })
    .optional(),
  contact: z.strictObject({ heading: z.array(text()).min(1) }).optional(),
})
