import { z } from 'zod'

/** Text as shown on a page: a single line without control characters; undefined if blank. */
const text = z
  .string()
  .transform((value) => value.replace(/[\s\p{Cc}]+/gu, ' ').trim() || undefined)
  .optional()
const texts = z.array(z.string()).optional()
/** A day, a month or a year. */
const date = z
  .string()
  .regex(/^\d{4}(-\d{2}){0,2}$/, 'is not a date; expected one like 2019, 2019-05 or 2019-05-31')
  .optional()

const list = <T extends z.ZodType>(entry: T) => z.array(entry).optional()

/** The JSON Resume schema, version 1.0.0: the parts that the site exports or imports. */
export const resumeSchema = z.looseObject({
  $schema: text,
  basics: z
    .looseObject({
      name: text,
      label: text,
      email: text,
      url: text,
      summary: text,
      location: z.looseObject({ city: text, countryCode: text, region: text }).optional(),
    })
    .optional(),
  work: list(
    z.looseObject({
      name: text,
      location: text,
      position: text,
      startDate: date,
      endDate: date,
      summary: text,
      highlights: texts,
    }),
  ),
  education: list(
    z.looseObject({ institution: text, area: text, studyType: text, startDate: date, endDate: date, score: text }),
  ),
  skills: list(z.looseObject({ name: text, level: text, keywords: texts })),
  languages: list(z.looseObject({ language: text, fluency: text })),
  projects: list(
    z.looseObject({
      name: text,
      description: text,
      highlights: texts,
      keywords: texts,
      startDate: date,
      url: text,
      roles: texts,
      entity: text,
      type: text,
    }),
  ),
  meta: z.looseObject({ canonical: text, version: text, lastModified: text }).optional(),
})

/** A CV in the JSON Resume schema. */
export type Resume = z.infer<typeof resumeSchema>
