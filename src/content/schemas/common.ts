import { z } from 'zod'
import { findNear } from '../../lib/text/find-near'

/** A non-empty string, trimmed. */
export const text = () => z.string().trim().min(1, 'is empty; write a text')

/** A slug as used in addresses: lower-case words joined by hyphens. */
export const slug = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug; expected lower-case letters, digits and single hyphens')

/** The message for a malformed string; missing values and other types keep their own messages. */
const form = (words: string) => (issue: { code?: string | undefined }) =>
  issue.code === 'invalid_format' ? words : undefined

/** The slug of an existing project. */
export const projectSlug = () => slug().meta({ refersTo: 'project' })

/** Which picture of the project named beside it to show; GraphQL resolves it to the picture itself. */
export const projectPicture = () => z.enum(['cover', 'scene']).meta({ chooses: 'picture' })

/** The slug of an existing gallery. */
export const gallerySlug = () => slug().meta({ refersTo: 'gallery' })

/** The slug of a photograph in `content/photos/index.yml`: its file name without the extension. */
export const photoSlug = () => slug().meta({ refersTo: 'photo' })

/** A tool in some project's stack. */
export const toolName = () => text().meta({ refersTo: 'tool' })

/** One of the specialties of `content/site.yml`. */
export const specialtyName = () => text().meta({ refersTo: 'specialty' })

/** A web address, `https:` or `http:`. */
export const webUrl = () =>
  z.url({ protocol: /^https?$/, error: form('is not a web address; expected one like https://example.com/page') })

/** An e-mail address. */
export const email = () => z.email({ error: form('is not an e-mail address; expected one like name@example.com') })

/** A valid calendar date, `YYYY-MM-DD`. YAML must keep it a string. For `moment` see {@link year}. */
export const day = () =>
  z.iso.date({ error: form('is not a day of the calendar; expected YYYY-MM-DD') }).meta({ moment: 'day' })

/** A four-digit year. `moment` tells the check that it should not be in the future. */
export const year = () =>
  z
    .int()
    .min(1990, 'is too early; expected a year from 1990 on')
    .max(2100, 'is too late; expected a year up to 2100')
    .meta({ moment: 'year' })

/** A time zone that browsers know: `Europe/Amsterdam`, `America/Argentina/Buenos_Aires`, `UTC`. */
export const timeZone = () =>
  z.string().refine(isTimeZone, {
    error: ({ input }) => {
      const near = findNear(String(input), Intl.supportedValuesOf('timeZone'))
      return `is not a time zone; ${near ? `did you mean ${JSON.stringify(near)}?` : 'expected one like Europe/Amsterdam'}`
    },
  })

/** Tries the name the way browsers use it. Not every browser accepts a bare offset such as `+01:00`. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

/** A language tag that browsers know: `en`, `en-GB`. */
export const languageTag = () => {
  const pattern = /^[a-z]{2}(-[A-Z]{2})?$/
  return z
    .string()
    .regex(pattern, { error: 'is not a language tag; expected one like en', abort: true })
    .superRefine((tag, context) => {
      const [known = tag] = Intl.getCanonicalLocales(tag)
      const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
      const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
      const [language = '', region] = tag.split('-')
      if (!languages.of(language) || (region !== undefined && !regions.of(region)))
        context.addIssue('is not a language that browsers know; expected one like en or en-GB')
      else if (known !== tag && pattern.test(known)) context.addIssue(`is not how it is written; write ${known}`)
    })
}

/** A CSS hex colour. */
export const colour = () => z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a colour; expected six hex digits like #8fa795')

const point = (name: string) =>
  z
    .string()
    .regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, `is not ${name}; expected two percentages from 0% to 100%, like 50% 40%`)

/** The point of an image that stays in view when it is cropped, in per cent from left and top: `50% 40%`. */
export const focus = () => point('a focus point')

/** The centre of the part of a picture shown at full size, in per cent from left and top. */
export const closeUp = () => point('the middle of a part')

/**
 * A part of an image: position and width in per cent of the image. `ratio` is its width divided by its height, 0.8 by
 * default.
 */
export const part = () =>
  z
    .strictObject({
      left: z.number().min(0).max(90),
      top: z.number().min(0).max(90),
      width: z.number().min(10).max(100),
      ratio: z.number().min(0.5).max(2).optional(),
    })
    .refine(({ left, width }) => left + width <= 100.01, {
      path: ['width'],
      error: 'leaves the picture; expected left and width to be 100 together at most',
    })

/** Alt text of a picture. */
export const alt = () =>
  z
    .string({
      error: ({ input }) =>
        input === undefined ? 'is missing; expected a text that says what is to be seen' : undefined,
    })
    .trim()
    .min(1, 'is empty; write what is to be seen')

/**
 * A picture: `src` is a path relative to the file that names it, as in Markdown; `alt` is its alt text. The id
 * `Picture` tells the loader to check the file and GraphQL to expose it as an image.
 */
export const picture = () =>
  z
    .strictObject({
      src: text(),
      alt: alt(),
      focus: focus().optional(),
      /**
       * What phones show of a wide picture; defaults to the largest 4:5 part around the focus. One of another ratio is
       * shown by a project's own page and by the home page.
       */
      part: part().optional(),
    })
    .meta({ id: 'Picture' })

/** A number and its source, which is shown with it. */
export const figure = () => z.strictObject({ value: text(), label: text(), source: text() })

/** A display line, one entry per line. */
export const lines = () => z.array(text()).min(1)

/** A term and its value, for fact lists. */
export const fact = () => z.strictObject({ term: text(), value: text() })

/** Title and description that every page has for the document title and search engines. */
export const pageHead = { title: text(), description: text().max(170, 'is too long; expected at most 170 characters') }
